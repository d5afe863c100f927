import { REPORT_REASON_LABELS, type ReportReason } from '@portal/domain/community/moderation';

const REASONS_SHOWN = 2;

/** As much of a report as its mark says. */
interface Reported {
  readonly id: string;
  readonly reason: ReportReason;
  readonly outcomeAt: Date | null;
}

/** Why things are reported, by their ids: by the reports that wait, or by those that were decided last. */
export function reportedMarks<R extends Reported>(
  reports: readonly R[],
  besides: (reports: readonly R[]) => readonly string[] = () => [],
): ReadonlyMap<string, string> {
  const about = [...Map.groupBy(reports, ({ id }) => id)];
  return new Map(
    about.map(([id, all]) => {
      const now = currentOf(all);
      return [id, [reasonsOf(now), ...besides(now)].join(' · ')];
    }),
  );
}

function currentOf<R extends Reported>(reports: readonly R[]): readonly R[] {
  const timeOf = ({ outcomeAt }: Reported) => outcomeAt?.getTime() ?? Infinity;
  const last = Math.max(...reports.map(timeOf));
  return reports.filter((report) => timeOf(report) === last);
}

function reasonsOf(reports: readonly Reported[]): string {
  const labels = [...new Set(reports.map(({ reason }) => REPORT_REASON_LABELS[reason]))];
  const more = labels.length - REASONS_SHOWN;
  return `${labels.slice(0, REASONS_SHOWN).join(', ')}${more > 0 ? ` 외 ${more}가지` : ''}`;
}
