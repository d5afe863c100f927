import type { OpsVerdict } from '../../core/desk/ops-source.ts';
import { shortened } from '../../core/shortened.ts';
import type { Notice } from '../notifications/module.ts';
import type { NamedReview } from './named-reviews.ts';

const TEXT_SHOWN = 200;

type News = Omit<Notice, 'userId'>;

/** To the teacher, of what a student says, or says anew. */
export function reviewReceived({
  id,
  className,
  rating,
  content,
  version,
}: Pick<NamedReview, 'id' | 'className' | 'rating' | 'content' | 'version'>): News {
  return {
    kind: 'REVIEW_RECEIVED',
    entity: id,
    version,
    title: version === 1 ? '새 수강 후기가 올라왔어요' : '수강 후기가 바뀌었어요',
    ...about(className, `별 ${rating}개. ${content}`),
  };
}

/** To the teacher, of the decision about her report. */
export function reviewDecided({ id, className, version }: NamedReview, { decision, reason }: OpsVerdict): News {
  const isRemoved = decision === 'ACCEPT';
  return {
    kind: 'REVIEW_DECIDED',
    entity: id,
    version,
    title: isRemoved ? '알린 후기를 지웠어요' : '알린 후기를 그대로 두기로 했어요',
    ...about(className, reason),
  };
}

/** The bold class name first; names stand alone, so that no particle has to fit them. */
const about = (className: string, text: string) => ({
  content: `${className} · ${shortened(text, TEXT_SHOWN)}`,
  highlightMarks: [{ type: 'BOLD_TAG' as const, offset: 0, length: className.length }],
});
