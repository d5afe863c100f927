import { chakra } from '@chakra-ui/react/styled-system';
import { Link2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '@portal/ui/button';
import { Field, TextInput } from '@portal/ui/field';
import { Icon } from '@portal/ui/icon';
import { useKept } from '../session/kept.ts';
import { useRequest } from '../session/use-request.ts';
import { hostMaterial as words } from './material-messages.ts';
import { isSafeAddress } from './safe-address.ts';

/** A page of somebody else, by its address; behind a button until she wants it, or has begun to write. */
export function MaterialLinkForm() {
  const request = useRequest();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [name, setName, forgetName] = useKept('materialName');
  const [url, setUrl, forgetUrl] = useKept('materialUrl');
  const [isOpen, setOpen] = useState(name !== '' || url !== '');
  const [error, setError] = useState<string>();
  async function show(): Promise<void> {
    if (name.trim() === '' || !isSafeAddress(url.trim())) return setError(words.wrong);
    setError(undefined);
    if (!(await request('live.material', { kind: 'LINK', name: name.trim(), url: url.trim() }))) return;
    forgetName(name);
    forgetUrl(url);
    opener.current?.focus();
    setOpen(false);
  }
  return (
    <div>
      <Button
        ref={opener}
        id={id}
        variant="outline"
        w="full"
        startIcon={<Icon as={Link2} />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {words.link}
      </Button>
      {isOpen && (
        <chakra.form
          aria-labelledby={id}
          display="grid"
          gap="4"
          mt="4"
          onSubmit={(event) => {
            event.preventDefault();
            void show();
          }}
        >
          <Field label={words.name}>
            <TextInput maxLength={255} value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Field label={words.url} error={error}>
            <TextInput
              inputMode="url"
              maxLength={2_000}
              placeholder="https://"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          </Field>
          <Button type="submit">{words.show}</Button>
        </chakra.form>
      )}
    </div>
  );
}
