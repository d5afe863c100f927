import { TextLink } from './text-link.tsx';

interface PhoneTextProps {
  /** What is said, with the number in it as it is written. */
  text: string;
  /** Empty where there is none. */
  number: string;
}

/** A sentence in which the number to call is called with a press. */
export function PhoneText({ text, number }: PhoneTextProps) {
  const at = number ? text.indexOf(number) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <TextLink href={`tel:${number.replaceAll(/[^\d+]/g, '')}`} whiteSpace="nowrap">
        {number}
      </TextLink>
      {text.slice(at + number.length)}
    </>
  );
}
