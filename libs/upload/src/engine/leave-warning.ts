/** Asks before the page is left while something is being sent. Listens only then, for a listener costs the back button its speed. */
export function leaveWarning(): { set(isNeeded: boolean): void } {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return {
    set(isNeeded) {
      if (isNeeded) window.addEventListener('beforeunload', ask);
      else window.removeEventListener('beforeunload', ask);
    },
  };
}
