import { FramePart } from './frame-part.tsx';
import { useSections } from './sections-context.tsx';

/** What the sections add to the home page; each appears when its code has arrived. */
export function HomeSlots() {
  return useSections().map(({ id, slots }) => {
    const Slot = slots?.home;
    return (
      Slot && (
        <FramePart key={id}>
          <Slot />
        </FramePart>
      )
    );
  });
}
