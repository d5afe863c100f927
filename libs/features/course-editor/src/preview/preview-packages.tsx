import { chakra } from '@chakra-ui/react/styled-system';
import type { CourseContent, CoursePackage } from '@portal/domain/courses/course';
import { Money } from '@portal/ui/money';
import { preview as words } from '../preview-messages.ts';

interface Props {
  content: Pick<CourseContent, 'packages' | 'classDurationMinutes'>;
}

/** What can be bought, with the price of a lesson. */
export function PreviewPackages({ content: { packages, classDurationMinutes } }: Props) {
  if (!packages.length) return <chakra.p color="fg.subtle">{words.nothing}</chakra.p>;
  return (
    <chakra.ul
      listStyleType="none"
      display="grid"
      gap="3"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
    >
      {packages.map((one) => (
        <chakra.li key={one.id} borderWidth="1px" borderColor="border" borderRadius="l2" p="4">
          <chakra.p fontWeight="semibold" overflowWrap="anywhere">
            {one.name.trim() || words.noName}
          </chakra.p>
          <chakra.p textStyle="body.sm" color="fg.muted">
            {words.packageFacts(one, classDurationMinutes)}
          </chakra.p>
          <chakra.p mt="2">{one.isTrial ? words.free : <Price {...one} />}</chakra.p>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function Price({ fee, lessonCount }: CoursePackage) {
  if (fee === null) return <chakra.span color="fg.subtle">{words.nothing}</chakra.span>;
  return (
    <>
      <Money amount={fee} size="md" />
      {lessonCount !== null && lessonCount > 1 && (
        <chakra.span textStyle="body.sm" color="fg.muted" ms="2">
          {words.perLesson} <Money amount={Math.floor(fee / lessonCount)} />
        </chakra.span>
      )}
    </>
  );
}
