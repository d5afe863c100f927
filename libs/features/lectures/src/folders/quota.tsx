import { chakra } from '@chakra-ui/react/styled-system';
import { Bar } from '@portal/ui/bar';
import { Button } from '@portal/ui/button';
import { shownSize } from '@portal/upload/file-words';
import { rail as words } from '../messages.ts';

/** From here on it is said that little is left. */
const NEAR = 0.9;

interface QuotaProps {
  used: number;
  total: number;
  /** Shows the largest first. */
  onLarge: () => void;
}

/** How much room is left for her files. */
export function Quota({ used, total, onLarge }: QuotaProps) {
  const share = total > 0 ? Math.min(1, used / total) : 1;
  const text = words.quotaText(shownSize(used), shownSize(total));
  const isNear = share >= NEAR;
  return (
    <chakra.section aria-label={words.quota} display="grid" gap="1.5">
      <chakra.div display="flex" justifyContent="space-between" gap="3" textStyle="caption" color="fg.muted">
        <span>{words.quota}</span>
        <chakra.span fontVariantNumeric="tabular-nums">{text}</chakra.span>
      </chakra.div>
      <Bar
        role="meter"
        aria-label={words.quota}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={text}
        h="2"
        percent={share * 100}
        {...(isNear && { css: { '& > span': { bg: 'mustard.solid' } } })}
      />
      {isNear && (
        <>
          <chakra.p textStyle="caption" color="fg.warning">
            {words.quotaNear}
          </chakra.p>
          <Button variant="outline" size="sm" justifySelf="start" onClick={onLarge}>
            {words.quotaLarge}
          </Button>
        </>
      )}
    </chakra.section>
  );
}
