import type { CSSProperties } from 'react';
import { heightOf, LINE_HEIGHT, linesOf, px } from './block-size.ts';
import type { BackgroundItem, FreeItem } from './calendar-item.ts';
import { rem } from './grid-length.ts';
import { itemLabel, itemPeople, itemTime, itemTitle } from './item-words.ts';
import type { Stretch } from './lay-out-day.ts';

interface Props {
  item: BackgroundItem;
  /** The part that others do not cover, where words go. None when all of it is covered. */
  seen: Stretch | undefined;
  isNarrow: boolean;
  style: CSSProperties;
  onOpen: (item: FreeItem, opener: HTMLElement) => void;
}

/** Behind the others. Free time is a hatch without words, which would stand in every lane; what it is says its name. */
export function BackBlock({ item, seen, isNarrow, style, onOpen }: Props) {
  if (item.kind === 'off') return <OffBlock item={item} seen={seen} isNarrow={isNarrow} style={style} />;
  return (
    <button
      type="button"
      className="block hatched"
      data-kind={item.kind}
      data-item={item.key}
      aria-label={itemLabel(item)}
      title={`${itemTitle(item)} ${itemTime(item)}`}
      style={style}
      onClick={(event) => onOpen(item, event.currentTarget)}
    />
  );
}

/** Time off; its words stand where nothing covers them, so that no letter is cut. */
function OffBlock({ item, seen, isNarrow, style }: Omit<Props, 'onOpen'>) {
  const room = seen ? heightOf(seen) : 0;
  const lines = linesOf(room);
  const pad = lines === 1 ? 0 : 4;
  const paddings = seen && {
    paddingTop: rem(px(seen.start - item.start) + pad),
    paddingBottom: rem(px(item.end - seen.end) + pad),
  };
  return (
    <div
      className="block hatched"
      data-kind={item.kind}
      data-lines={lines}
      data-narrow={isNarrow || undefined}
      style={{ ...style, ...paddings }}
    >
      <span className="sr">{itemLabel(item)}</span>
      {room >= LINE_HEIGHT && (
        <>
          <span aria-hidden className="title">
            {itemTitle(item)}
          </span>
          {lines > 1 && <span className="topic" data-words={itemPeople(item)} aria-hidden />}
        </>
      )}
    </div>
  );
}
