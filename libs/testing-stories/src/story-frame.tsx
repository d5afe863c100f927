interface StoryFrameProps {
  id: string;
  /** What the frame shows, for screen readers. */
  title: string;
  args?: Readonly<Record<string, unknown>>;
  globals?: Readonly<Record<string, unknown>>;
  height?: number | string;
}

const pairs = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(([name, value]) => `${name}:${typeof value === 'boolean' ? `!${value}` : value}`)
    // Storybook takes no other signs from an address.
    .filter((pair) => /^[\w :!-]+$/.test(pair))
    .join(';');

/** Shows a story in a document of its own: its own theme, its own store, its own width. */
export function StoryFrame({ id, title, args = {}, globals = {}, height = 480 }: StoryFrameProps) {
  const query = new URLSearchParams({ id, viewMode: 'story', args: pairs(args), globals: pairs(globals) });
  return (
    <iframe
      title={title}
      loading="lazy"
      src={`iframe.html?${query}`}
      style={{ flex: 1, minWidth: 0, width: '100%', height, border: '1px solid #81838966', borderRadius: 8 }}
    />
  );
}
