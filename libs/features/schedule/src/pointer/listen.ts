type Listeners = { readonly [E in keyof WindowEventMap]?: (event: WindowEventMap[E]) => void };

/** Listens to several events at once; the answer stops it. */
export function listen(target: EventTarget, listeners: Listeners, options?: AddEventListenerOptions): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of entries) target.addEventListener(name, listener, options);
  return () => {
    for (const [name, listener] of entries) target.removeEventListener(name, listener, options);
  };
}
