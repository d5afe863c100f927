import { useEffect } from 'react';
import * as v from 'valibot';
import { useGetEndedLinkMutation } from '@portal/api/classes/ended-links.api';
import { ClassLink } from '@portal/domain/classes/enrollments.contract';

/** What may be said of a link that opens nothing; nothing where it was never right, or was bent on its way. */
export function useEndedLink(link: string, isGone: boolean) {
  const [look, { data, error }] = useGetEndedLinkMutation();
  const isAsked = isGone && v.is(ClassLink, link);
  useEffect(() => {
    if (isAsked) void look({ body: { link } });
  }, [look, link, isAsked]);
  return { ended: isAsked ? data : undefined, isLooking: isAsked && !data && !error };
}
