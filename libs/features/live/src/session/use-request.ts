import { type Request, useRequestOf } from './request-of.ts';
import { useRoom } from './use-room.ts';

/** Says something to the room in which the part stands; a refusal is told and resolves to false. */
export const useRequest = (): Request => useRequestOf(useRoom().session);
