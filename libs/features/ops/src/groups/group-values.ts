import * as v from 'valibot';
import type { FileRef } from '@portal/domain/assets/file';
import { COMMUNITY_LIMITS } from '@portal/domain/community/community-limits';
import { type KeptGroup, NewGroup } from '@portal/domain/community/group-desk.contract';

/** A group as it is typed. */
export interface GroupValues {
  groupName: string;
  description: string;
  banner: FileRef | null;
  bannerText: string;
  /** Empty where the questions may be about anything. */
  subjectId: string;
  seats: number | null;
  ownerUsername: string;
}

export const NO_GROUP: GroupValues = {
  groupName: '',
  description: '',
  banner: null,
  bannerText: '',
  subjectId: '',
  seats: COMMUNITY_LIMITS.seatsDefault,
  ownerUsername: '',
};

export const valuesOf = (kept: KeptGroup): GroupValues => ({
  groupName: kept.groupName,
  description: kept.description,
  banner: kept.banner,
  bannerText: kept.bannerText,
  subjectId: kept.subject?.id ?? '',
  seats: kept.seats,
  ownerUsername: kept.owner.username,
});

// The form names the attempt when it sends it; the rules of the contract ask for a name before.
const UNSENT = '00000000-0000-4000-8000-000000000000';

/** What was typed as the contract has it: a picture by its id, and no words for one that is not there. */
export const GroupForm: v.GenericSchema<GroupValues, NewGroup> = v.pipe(
  v.custom<GroupValues>((values) => typeof values === 'object'),
  v.transform((values) => toNewGroup(values)),
  NewGroup,
);

// What is missing yet is said by the rules of the contract.
const toNewGroup = ({ banner, bannerText, subjectId, ...values }: GroupValues) =>
  ({
    ...values,
    clientId: UNSENT,
    bannerId: banner?.id ?? null,
    bannerText: banner ? bannerText : '',
    subjectId: subjectId || null,
  }) as v.InferInput<typeof NewGroup>;

/** The field of the form where the contract calls it otherwise. */
export const fieldOf = (path: string): string => (path === 'bannerId' ? 'banner' : path);
