import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from '../base/spinner.tsx';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { buttonRecipe } from '../recipes/button.ts';
import { useUiWords } from '../ui-language.tsx';

const Base = chakra('button', buttonRecipe);

export interface ButtonProps extends Omit<HTMLChakraProps<'button'>, 'children'> {
  /** One solid button a screen; danger only for what cannot be undone. */
  variant?: 'solid' | 'outline' | 'ghost' | 'danger';
  /** 32, 40 (44 on a phone) or 48 px high. */
  size?: 'sm' | 'md' | 'lg';
  /** Keeps the width and the focus, and takes no second press. */
  loading?: boolean;
  /** Spoken while loading, such as 저장하는 중. */
  loadingText?: string;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  /** As wide as its place. */
  wide?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** An action. `asChild` lends the looks to a link: `<Button asChild><Link to="/">…</Link></Button>`. */
export function Button({ loading = false, loadingText, startIcon, endIcon, children, ...props }: ButtonProps) {
  const words = useUiWords();
  if (props.asChild) return <Base {...props}>{children}</Base>;
  return (
    <Base type="button" {...props} aria-busy={loading || undefined} onClick={loading ? swallow : props.onClick}>
      {loading && (
        <chakra.span position="absolute" inset="0" display="grid" placeItems="center">
          <Spinner size="sm" color="currentColor" label={null} />
        </chakra.span>
      )}
      <chakra.span
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        gap="2"
        opacity={loading ? 0 : undefined}
      >
        {startIcon}
        {children}
        {endIcon}
      </chakra.span>
      {loading && <VisuallyHidden>{loadingText ?? words.processing}</VisuallyHidden>}
    </Base>
  );
}
