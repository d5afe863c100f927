/** A page whose session expired under it: it keeps its words until its own person has signed in again (W9). */
export function createHeldPage() {
  let owner: string | null = null;
  let waiting: PromiseWithResolvers<boolean> | undefined;

  return {
    belongTo: (userId: string | null) => void (owner = userId),
    isOf: (userId: string | undefined) => userId !== undefined && userId === owner,
    isHeld: () => waiting !== undefined,
    /** False where nobody's words stand on the page: there is nothing to keep. */
    hold(): boolean {
      if (owner === null) return false;
      waiting ??= Promise.withResolvers();
      return true;
    },
    /** Ends the wait; whoever waits is told whether the page goes on. */
    release(goesOn: boolean): void {
      waiting?.resolve(goesOn);
      waiting = undefined;
    },
    goesOn: () => waiting?.promise ?? Promise.resolve(false),
  };
}
