import { unknownVariables } from '@portal/domain/reviews/reply-template';
import { Banner } from '@portal/ui/banner';
import { templates as words } from '../messages.ts';

/** Names the places of a text that nothing is known for. */
export function UnknownPlaces({ text }: { text: string }) {
  const unknown = unknownVariables(text).map((name) => `{${name}}`);
  return (
    <div role="status">
      {unknown.length > 0 && (
        <Banner tone="warning" title={words.unknown(unknown)}>
          {words.unknownBody}
        </Banner>
      )}
    </div>
  );
}
