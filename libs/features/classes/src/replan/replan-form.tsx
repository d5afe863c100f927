import { chakra } from '@chakra-ui/react/styled-system';
import type { ProgrammeRest } from '@portal/domain/lessons/programmes.contract';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { PlainPanel } from '@portal/ui/plain-panel';
import { StickyActions } from '@portal/ui/sticky-actions';
import { overview } from '../class-messages.ts';
import { replan as words } from '../replan-messages.ts';
import { OverflowChoices } from './overflow-choices.tsx';
import { SlotRow } from './slot-row.tsx';
import { useReplan } from './use-replan.ts';

/** The rest of a programme on the lessons that are left, seen before it is made. */
export function ReplanForm({ classId, rest }: { classId: string; rest: ProgrammeRest }) {
  const zone = useTeacherZone();
  const plan = useReplan(classId, rest);
  const { slots, overflow, leftOut, changed, isNew, isLoading } = plan;
  const names = new Map(rest.programme.map(({ no, title }) => [no, title]));
  const titleOf = (no: number) => names.get(no) ?? `${no}`;
  const out = rest.open.filter((no) => leftOut.includes(no));
  const { lessonsBehind } = rest;
  const isRest = ({ no, coveredAt }: ProgrammeRest['programme'][number]) =>
    coveredAt === null && !rest.open.includes(no);
  const beingTaught = rest.programme.filter(isRest).map(({ title }) => title);
  return (
    <chakra.form
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
      maxW="52rem"
      onSubmit={(event) => {
        event.preventDefault();
        void plan.submit();
      }}
    >
      <div>
        <chakra.p textStyle="display" fontVariantNumeric="tabular-nums">
          {lessonsBehind > 0 ? overview.behind(lessonsBehind) : words.onTime}
        </chakra.p>
        <chakra.p color="fg.muted">{words.left(rest.open.length, rest.lessons.length)}</chakra.p>
        {beingTaught.length > 0 && <chakra.p color="fg.muted">{words.beingTaught(beingTaught.join(', '))}</chakra.p>}
        <chakra.p color="fg.muted">{rest.open.length === 0 ? words.nothing : words.intro}</chakra.p>
      </div>
      <OverflowChoices rest={rest} plan={plan} titleOf={titleOf} zone={zone} />
      <PlainPanel title={words.lessons} count={words.changes(changed)}>
        {slots.length === 0 ? (
          <chakra.p color="fg.muted">{words.noLesson}</chakra.p>
        ) : (
          <chakra.ol layerStyle="sheet" listStyleType="none" px={{ base: '3', md: '4' }}>
            {slots.map((slot, at) => (
              <SlotRow key={slot.id} slot={slot} titleOf={titleOf} zone={zone} isFirst={at === 0} plan={plan} />
            ))}
          </chakra.ol>
        )}
      </PlainPanel>
      {out.length > 0 && (
        <PlainPanel title={words.leftOut}>
          <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap="2">
            {out.map((no) => (
              <li key={no}>
                <Button variant="outline" size="sm" onClick={() => plan.toggleOut(no)}>
                  {words.putBack(titleOf(no))}
                </Button>
              </li>
            ))}
          </chakra.ul>
        </PlainPanel>
      )}
      <StickyActions
        note={
          <chakra.p textStyle="body.sm" color="fg.muted" role="status">
            {overflow.length > 0 && words.chooseFirst}
            {overflow.length === 0 && rest.open.length > 0 && !isNew && words.unchanged}
            {overflow.length === 0 && isNew && (plan.isTold ? words.told : words.untold)}
          </chakra.p>
        }
      >
        {plan.hasChosen && (
          <Button variant="outline" onClick={plan.takeBack}>
            {words.takeBack}
          </Button>
        )}
        <Button asChild variant="outline">
          <RouterLink href={paths.classDetail(classId)}>{words.cancel}</RouterLink>
        </Button>
        <Button type="submit" loading={isLoading} disabled={overflow.length > 0 || !isNew}>
          {words.submit}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
