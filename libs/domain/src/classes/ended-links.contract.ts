import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Instant } from '../contract/scalar.ts';
import { FAMILY_LANGUAGES } from './class.ts';
import { ClassLink } from './enrollments.contract.ts';

const path = '/fam/v1/ended-links';
const body = v.strictObject({ link: ClassLink });

/** How often a new link is mailed for one old one in a day. */
export const NEW_LINKS_A_DAY = 3;

/** What may be said of a family's link that was right once and opens nothing any more; whoever was forwarded it reads this too. */
export const EndedLink = v.object({
  /** Its time is over, the teacher has made a new one, or no child of hers takes part any more. */
  why: v.picklist(['CLOSED', 'RENEWED', 'LEFT']),
  /** Until when it opened; null where that was not written down. */
  endedAt: v.nullable(Instant),
  language: v.picklist(FAMILY_LANGUAGES),
  /** Whether the family has a page that a new link opens: of this class, or of one in which the child goes on. */
  goesOn: v.boolean(),
  /** Where a new link would go, masked; null where there is none to go to, or nothing that it opens. */
  email: v.nullable(v.string()),
});
export type EndedLink = v.InferOutput<typeof EndedLink>;

/** A family's link that is over. A guess teaches nothing: whatever was never right is answered alike. */
export const endedLinksContract = defineContract({
  getEndedLink: {
    method: 'POST',
    path: `${path}/look`,
    access: 'public',
    summary:
      '기간이 지났거나, 새로 바뀌었거나, 아이가 나간 가족 링크가 왜 열리지 않는지; 한 번도 맞은 적 없는 링크에는 아무 말도 하지 않는다',
    body,
    response: dataOf(EndedLink),
    errors: ['LINK_REVOKED'],
  },
  mailNewLink: {
    method: 'POST',
    path: `${path}/mail`,
    access: 'public',
    summary: '지금 쓰는 링크를 가족의 주소로 다시 보내기; 링크는 메일로만 가고 하루에 세 번까지',
    body,
    response: dataOf(v.object({})),
    errors: ['LINK_REVOKED', 'WRONG_STATE'],
  },
});
