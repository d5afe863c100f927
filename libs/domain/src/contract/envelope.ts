import * as v from 'valibot';

/** `{ data: … }`, the form of every answer except the notification calls (specification §3). */
export const dataOf = <S extends v.GenericSchema>(data: S) => v.object({ data });

/** The answer of a write that has nothing to tell. */
export const Empty = v.object({});
