import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLazyGetFormStatusQuery } from '@portal/api/recruiting/applications.api';
import type { ApplicationView } from '@portal/domain/recruiting/application';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { TextLink } from '@portal/ui/text-link';
import { CorrectionForm } from '../correction/correction-form.tsx';
import { register, status as words } from '../messages.ts';
import { LostCode } from './lost-code.tsx';
import { type Claim, StatusForm } from './status-form.tsx';
import { StatusView } from './status-view.tsx';

interface Found {
  readonly view: ApplicationView;
  readonly contact: string;
}

/** What became of an application, for who knows its code and a contact in it (REG-1). */
export function StatusPage() {
  const [search] = useSearchParams();
  const [lookUp] = useLazyGetFormStatusQuery();
  const sendsMail = useSendsMail();
  const [found, setFound] = useState<Found | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(found);
  // What had the focus went with what was there before.
  useEffect(() => {
    if (shown.current !== found) place.current?.focus();
    shown.current = found;
  }, [found]);
  const look = async (claim: Claim) => setFound({ view: await lookUp(claim).unwrap(), contact: claim.contact });

  return (
    <>
      <PageHeading title={words.title} />
      {found ? (
        <chakra.div
          ref={place}
          tabIndex={-1}
          outline="none"
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="6"
          maxW="44rem"
        >
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
            <p>
              {words.code} <strong>{found.view.code}</strong>
            </p>
            <Button variant="ghost" onClick={() => setFound(null)}>
              {words.other}
            </Button>
          </chakra.div>
          <StatusView view={found.view} />
          {found.view.status === 'CORRECTION_ASKED' && (
            <CorrectionForm {...found} onCorrected={(view) => setFound({ ...found, view })} />
          )}
        </chakra.div>
      ) : (
        <chakra.div ref={place} tabIndex={-1} outline="none">
          <StatusForm code={search.get('code') ?? ''} onLook={look} />
          {sendsMail && <LostCode />}
          <chakra.p mt="8" textStyle="body.sm" color="fg.muted">
            {words.notYet}{' '}
            <TextLink href={paths.registerTeacher()} linkAs={RouterLink} touch>
              {register.title}
            </TextLink>
          </chakra.p>
        </chakra.div>
      )}
    </>
  );
}
