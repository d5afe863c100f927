import { MESSAGES } from '../contract/message.ts';
import { isDigitsAndHyphen, isPhoneOrEmail, plainPhone } from './patterns.ts';

/** What is wrong with a contact, or nothing; whoever typed digits alone meant a phone number (ERR-1). */
export function contactProblem(contact: string): string | undefined {
  if (isPhoneOrEmail(plainPhone(contact))) return undefined;
  return isDigitsAndHyphen(contact) ? MESSAGES.invalidPhone : '휴대폰 번호나 이메일 형식이 아니에요.';
}
