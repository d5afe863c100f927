import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import type { IncomeSummary } from '@portal/domain/wallet/income';
import { RouterLink } from '@portal/portal-core/router-link';
import { FoldRow } from '@portal/ui/fold-row';
import { Panel } from '@portal/ui/panel';
import { TextLink } from '@portal/ui/text-link';
import { classes as words } from '../overview-messages.ts';
import { ClassRows } from './class-rows.tsx';

const SHOWN = 8;

/** What each class earned this month, the most first. */
export function ClassPanel({ summary: { classes, month } }: { summary: IncomeSummary }) {
  const most = Math.max(0, ...classes.map(({ net }) => net));
  const rest = classes.slice(SHOWN);
  return (
    <Panel
      title={words.title}
      action={
        <TextLink href={paths.incomeLessons()} linkAs={RouterLink} touch textStyle="body.sm">
          {words.all}
        </TextLink>
      }
    >
      {classes.length === 0 && (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {words.empty}
        </chakra.p>
      )}
      <ClassRows rows={classes.slice(0, SHOWN)} month={month.month} most={most} />
      {rest.length > 0 && (
        <FoldRow label={words.rest(rest.length)}>
          <ClassRows rows={rest} month={month.month} most={most} />
        </FoldRow>
      )}
    </Panel>
  );
}
