import { chakra } from '@chakra-ui/react/styled-system';
import { use } from 'react';
import { review } from '../messages.ts';
import { labelOf } from '../values/field-labels.ts';
import { PlaceLinks } from './place-links.tsx';
import { RemarksContext } from './remarks-context.ts';

/** All that the reviewer asks for, each with the way to its field and whether something was changed there. */
export function RemarkList() {
  const remarks = use(RemarksContext);
  const done = remarks.filter(({ isDone }) => isDone).length;
  const title = review.remarks(remarks.length);
  if (remarks.length === 0) return null;
  return (
    <chakra.div mt="3">
      <chakra.p textStyle="label" color="fg">
        {title}
        {done > 0 && (
          <chakra.span fontWeight="normal" color="fg.muted">
            {` · ${review.remarksDone(done, remarks.length)}`}
          </chakra.span>
        )}
      </chakra.p>
      <chakra.div mt="1">
        <PlaceLinks
          label={title}
          links={remarks.map(({ place, remark, isDone }) => ({
            path: place,
            text: `${labelOf(place)}: ${remark}`,
            done: isDone ? review.done : undefined,
          }))}
        />
      </chakra.div>
    </chakra.div>
  );
}
