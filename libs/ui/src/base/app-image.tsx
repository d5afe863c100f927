import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { sitePath } from '@portal/domain/site/paths';
import { IMAGE_QUALITY, IMAGE_SMALL_WIDTHS, IMAGE_WIDTHS } from '@portal/domain/tenant/limits';

export type ImageWidth = (typeof IMAGE_WIDTHS)[number] | (typeof IMAGE_SMALL_WIDTHS)[number];

const ALL_WIDTHS: readonly ImageWidth[] = [...IMAGE_SMALL_WIDTHS, ...IMAGE_WIDTHS];
/** Pictures that live in the page, must stay vectors or are signed for one reader are drawn as they are. */
export const isUnoptimised = (src: string) => /^(?:data|blob):|\.svg(?:$|\?)|\/assets\/v1\/content\//i.test(src);

/** The optimiser's address of an image in one width (IMG-1); addresses of unoptimised ones are returned unchanged. */
export function imageUrl(src: string, width: ImageWidth, quality: number = IMAGE_QUALITY): string {
  if (isUnoptimised(src)) return src;
  return `${sitePath('/_next/image')}?${new URLSearchParams({ url: src, w: String(width), q: String(quality) })}`;
}

export interface AppImageProps extends Omit<
  HTMLChakraProps<'img'>,
  'srcSet' | 'sizes' | 'src' | 'htmlWidth' | 'htmlHeight'
> {
  src: string;
  /** What is to be seen; empty where the image only decorates. */
  alt: string;
  /** The image's size in CSS pixels, which keeps its place free while it loads. */
  width: number;
  height: number;
  /** For an image whose width follows the window, such as `(min-width: 48rem) 320px, 100vw`. */
  sizes?: string;
  quality?: number;
  /** For the largest image of the first screen: loads at once and first. */
  priority?: boolean;
}

const widthFor = (pixels: number) => ALL_WIDTHS.find((width) => width >= pixels) ?? 3840;

/** An image in the size that the screen needs, through the optimiser (IMG-1). */
export function AppImage({ src, width, height, sizes, quality, priority = false, ...props }: AppImageProps) {
  const candidates = sizes ? IMAGE_WIDTHS : [widthFor(width), widthFor(width * 2)];
  const entries = candidates.map(
    (candidate, index) => `${imageUrl(src, candidate, quality)} ${sizes ? `${candidate}w` : `${index + 1}x`}`,
  );
  return (
    <chakra.img
      src={imageUrl(src, widthFor(width * (sizes ? 1 : 2)), quality)}
      srcSet={isUnoptimised(src) ? undefined : entries.join(', ')}
      sizes={sizes}
      htmlWidth={width}
      htmlHeight={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      bg="bg.muted"
      {...props}
    />
  );
}
