import * as v from 'valibot';
import { Filled, FilledLine, Id } from '../contract/scalar.ts';
import { fillPlaces, placesOf } from '../patterns/text-places.ts';
import { type Review, REVIEW_LIMITS } from './review.ts';

export const TEMPLATE_LIMITS = { nameMax: 40, perTeacher: 20 } as const;

const name = v.pipe(FilledLine(TEMPLATE_LIMITS.nameMax, '이름을 적어 주세요.'), v.trim());
const content = Filled(REVIEW_LIMITS.replyMax, '답글을 적어 주세요.');

export const NewReplyTemplate = v.strictObject({ name, content });
export type NewReplyTemplate = v.InferOutput<typeof NewReplyTemplate>;

/** 자주 쓰는 답글: an answer that is kept, with places for what is known of a review. */
export const ReplyTemplate = v.object({ id: Id, name: v.string(), content: v.string() });
export type ReplyTemplate = v.InferOutput<typeof ReplyTemplate>;

/** What stands in braces, and what comes in its place. */
export const TEMPLATE_VARIABLES = ['학생', '수업', '회차', '별점'] as const;
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number];

const isKnown = (name: string): name is TemplateVariable => (TEMPLATE_VARIABLES as readonly string[]).includes(name);

/** The places of a template that no review knows anything for, each once, as they are written. */
export const unknownVariables = (content: string): string[] => placesOf(content).filter((place) => !isKnown(place));

type Told = Pick<Review, 'className' | 'lessonTotal' | 'rating'> & { readonly student: { readonly name: string } };

/** A template filled in for one review; what is not known stays as it stands. */
export function fillTemplate(template: string, { student, className, lessonTotal, rating }: Told): string {
  const values: Record<TemplateVariable, string> = {
    학생: student.name,
    수업: className,
    회차: String(lessonTotal),
    별점: String(rating),
  };
  return fillPlaces(template, (place) => (isKnown(place) ? values[place] : undefined));
}
