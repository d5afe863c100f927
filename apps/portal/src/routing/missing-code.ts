/** Whether code could not be had, as when a file of an older build is gone: by what the browsers say then. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed|error loading/i.test(error.message);
