import { paths, sitePath } from '@portal/domain/site/paths';
import type { OpsVerdict } from '../../core/desk/ops-source.ts';
import { shortened } from '../../core/shortened.ts';
import { about, type Notice } from '../notifications/module.ts';
import type { NamedReview } from './named-reviews.ts';

const TEXT_SHOWN = 200;

type News = Omit<Notice, 'userId'>;

/** To the teacher, of what a family says, or says anew. Not in its words: those stand where the team can remove them. */
export function reviewReceived({
  id,
  classId,
  className,
  rating,
  version,
}: Pick<NamedReview, 'id' | 'classId' | 'className' | 'rating' | 'version'>): News {
  return {
    kind: 'REVIEW_RECEIVED',
    entity: id,
    version,
    url: sitePath(paths.reviews(id)),
    title: version === 1 ? '새 수강 후기가 올라왔어요' : '수강 후기가 바뀌었어요',
    ...about({ id: classId, name: className }, `별 ${rating}개`),
  };
}

/** To the teacher, of the decision about her report. */
export function reviewDecided(
  { id, classId, className, version }: NamedReview,
  { decision, reason }: OpsVerdict,
): News {
  const isRemoved = decision === 'ACCEPT';
  return {
    kind: 'REVIEW_DECIDED',
    entity: id,
    version,
    url: sitePath(paths.reviews(id)),
    title: isRemoved ? '알린 후기를 지웠어요' : '알린 후기를 그대로 두기로 했어요',
    ...about({ id: classId, name: className }, shortened(reason, TEXT_SHOWN)),
  };
}
