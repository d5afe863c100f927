import type { LiveFocus, RoomState } from '@portal/domain/live/live-room';
import type { RoomLesson } from '../../lessons/module.ts';
import type { Entrant } from '../live-tickets.ts';
import { isViewable, type ShownMaterial, type TellMaterial } from '../material/shown-material.ts';
import type { RoomMemory } from './room-memory.ts';
import type { Seat } from './seat.ts';

type Shown = Pick<RoomMemory, 'page' | 'focus' | 'material'>;

/** What the host has before her, and with her everybody who follows: people, a page of the board, or a file. */
export function roomShown(
  kept: Shown,
  lesson: () => RoomLesson,
  seats: ReadonlyMap<string, Seat>,
  tellMaterial: TellMaterial,
) {
  let { page, focus, material } = kept;
  /** What was before her screen, and before a file: afterwards it is there again. */
  let beforeScreen: LiveFocus = 'PEOPLE';
  let beforeMaterial: LiveFocus = 'PEOPLE';
  const materialFor = (entrant: Entrant) => material && tellMaterial(material, lesson(), entrant);

  /** False where it is not there. */
  function setFocus(next: LiveFocus): boolean {
    if (next === 'MATERIAL' && !isViewable(material)) return false;
    focus = next;
    for (const { connection } of seats.values()) connection.tell('live.focused', { focus });
    return true;
  }

  /** Its address ends with the lesson, and is another one for each. */
  function tellMaterialAgain(): void {
    for (const { entrant, connection } of seats.values())
      connection.tell('live.shown', { material: materialFor(entrant) });
  }

  /** Whoever looked at it looks at what was there before, where it is seen no more. */
  function changeMaterial(next: ShownMaterial | null): void {
    material = next;
    tellMaterialAgain();
    if (focus === 'MATERIAL' && !isViewable(material)) setFocus(beforeMaterial);
  }

  return {
    memory: (): Shown => ({ page, focus, material }),
    to: (entrant: Entrant): Pick<RoomState, 'page' | 'focus' | 'material'> => ({
      page,
      focus,
      material: materialFor(entrant),
    }),
    page: () => page,
    turnTo: (next: number) => void (page = next),
    setFocus,
    material: () => material,
    tellMaterialAgain,
    changeMaterial,
    setMaterial(next: ShownMaterial | null): void {
      changeMaterial(next);
      if (!isViewable(material)) return;
      if (focus !== 'MATERIAL') beforeMaterial = focus;
      setFocus('MATERIAL');
    },
    beginScreen(): void {
      beforeScreen = focus;
      setFocus('PEOPLE');
    },
    /** Unless she has turned to something else meanwhile. */
    endScreen(): void {
      if (focus === 'PEOPLE') setFocus(beforeScreen);
      beforeScreen = 'PEOPLE';
    },
  };
}
