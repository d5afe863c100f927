import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from '../base/icon.tsx';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { useUiWords } from '../ui-language.tsx';
import { Button, type ButtonProps } from './button.tsx';

const SHOWN_MS = 2_000;

interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  text: string;
  /** What is copied, such as 주소 복사. */
  label: string;
}

/** Copies a text and says so in its own place; where the browser forbids it, it says that too. */
export function CopyButton({ text, label, ...button }: CopyButtonProps) {
  const words = useUiWords();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  const said = outcome && (outcome === 'copied' ? words.copied : words.copyFailed);
  return (
    <>
      <Button
        variant="outline"
        {...button}
        startIcon={<Icon as={outcome === 'copied' ? Check : Copy} />}
        onClick={() => void copy()}
      >
        {said ?? label}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
