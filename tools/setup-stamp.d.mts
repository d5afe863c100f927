/** Whether the packages of this lock file are the installed ones. */
export function isSetUp(root: string): boolean;
/** Notes that they are. */
export function noteSetUp(root: string): void;
