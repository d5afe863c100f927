import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import type { FieldChange } from '@portal/domain/contract/finding';
import { Button } from '../actions/button.tsx';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { MESSAGES } from '../messages.ts';
import { compareTexts, foldPieces, type TextPiece } from './text-diff.ts';

export interface FieldChangesProps {
  changes: readonly FieldChange[];
}

const Gone = chakra('del', {
  base: { bg: 'camellia.muted', color: 'camellia.fg', textDecoration: 'line-through', borderRadius: 'xs' },
});
const Fresh = chakra('ins', {
  base: {
    bg: 'pine.muted',
    color: 'pine.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    borderRadius: 'xs',
    'del + &': { ms: '1' },
  },
});

/** What is different between two versions, field by field. */
export function FieldChanges({ changes }: FieldChangesProps) {
  return (
    <chakra.dl display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      {changes.map((change) => (
        <Change key={change.path} change={change} />
      ))}
    </chakra.dl>
  );
}

function piecesOf({ before, after }: FieldChange): TextPiece[] {
  if (before === null) return [{ kind: 'ins', text: after ?? '' }];
  if (after === null) return [{ kind: 'del', text: before }];
  return compareTexts(before, after);
}

function Change({ change }: { change: FieldChange }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const pieces = piecesOf(change);
  const folded = foldPieces(pieces);
  const isFoldable = folded.some((piece, index) => piece !== pieces[index]);
  const shown = isOpen ? pieces : folded;
  return (
    <chakra.div layerStyle="sheet" borderRadius="l2" px="4" py="3">
      <chakra.dt textStyle="label" color="fg.muted" display="flex" justifyContent="space-between" gap="3">
        {change.label}
        <chakra.span color="fg.subtle" fontWeight="normal" flexShrink="0">
          {change.before === null ? MESSAGES.changeAdded : change.after === null ? MESSAGES.changeRemoved : null}
        </chakra.span>
      </chakra.dt>
      <chakra.dd id={id} mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {shown.map((piece, index) => (
          <Piece key={index} {...piece} />
        ))}
      </chakra.dd>
      {isFoldable && (
        <chakra.dd mt="1">
          <Button
            variant="ghost"
            size="sm"
            ms="-3"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? MESSAGES.changeFold : MESSAGES.changeUnfold}
          </Button>
        </chakra.dd>
      )}
    </chakra.div>
  );
}

/** Screen readers pass over `<del>` and `<ins>`: the words say what the colours say. */
function Piece({ kind, text }: TextPiece) {
  if (kind === 'same') return text;
  const Mark = kind === 'del' ? Gone : Fresh;
  return (
    <Mark>
      <VisuallyHidden>{kind === 'del' ? MESSAGES.changeGone : MESSAGES.changeFresh}</VisuallyHidden>
      {text}
    </Mark>
  );
}
