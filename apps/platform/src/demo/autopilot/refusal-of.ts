import { DomainError } from '../../core/domain-error.ts';

/** The code of a refusal, or undefined when it was done. */
export const refusalOf = (done: Promise<unknown>): Promise<string | undefined> =>
  done.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof DomainError) return error.code;
      throw error;
    },
  );
