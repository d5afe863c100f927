/** As a ref: what has just taken the place of the pressed button takes its focus too. */
export const focusOn = (element: HTMLElement | null): void => element?.focus();
