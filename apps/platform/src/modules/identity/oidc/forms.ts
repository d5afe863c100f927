import { paths, sitePath } from '@portal/domain/site/paths';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { SignUp } from '../accounts/accounts.service.ts';
import { MESSAGES as M } from '../messages.ts';
import type { formPage } from './pages.ts';

type FormPage = Parameters<typeof formPage>[0];

interface SignInState {
  readonly canSignUp: boolean;
  readonly account?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly alert?: string | undefined;
}

export function signInForm(
  brand: string,
  uid: string,
  { account, fields = {}, alert, canSignUp }: SignInState,
): FormPage {
  return {
    brand,
    title: M.login,
    subtitle: M.loginSubtitle,
    action: `/oidc/interaction/${uid}/sign-in`,
    alert,
    submit: M.login,
    fields: [
      {
        name: 'account',
        label: M.account,
        hint: M.accountHint,
        autocomplete: 'username',
        value: account,
        problem: fields['account'],
        maxLength: LIMITS.loginFieldMax,
      },
      {
        name: 'password',
        label: M.password,
        type: 'password',
        autocomplete: 'current-password',
        problem: fields['password'],
        maxLength: LIMITS.loginFieldMax,
      },
    ],
    other: {
      question: M.noAccount,
      label: M.register,
      href: canSignUp ? `/oidc/interaction/${uid}/sign-up` : sitePath(paths.registerTeacher()),
    },
  };
}

type Written = Omit<SignUp, 'password' | 'passwordConfirm'>;

interface SignUpState {
  readonly form?: Written | undefined;
  readonly fields?: Partial<Record<keyof SignUp, string>>;
  readonly alert?: string | undefined;
}

export function signUpForm(brand: string, uid: string, { form, fields = {}, alert }: SignUpState = {}): FormPage {
  // Passwords are never written back into the page.
  return {
    brand,
    title: M.signUp,
    subtitle: M.signUpSubtitle,
    action: `/oidc/interaction/${uid}/sign-up`,
    alert,
    submit: M.signUpSubmit,
    fields: [
      {
        name: 'name',
        label: M.name,
        autocomplete: 'name',
        value: form?.name,
        problem: fields.name,
        maxLength: LIMITS.nameMax,
      },
      {
        name: 'contact',
        label: M.contact,
        hint: M.contactHint,
        autocomplete: 'email',
        value: form?.contact,
        problem: fields.contact,
        maxLength: 254,
      },
      {
        name: 'username',
        label: M.username,
        hint: M.usernameHint,
        autocomplete: 'username',
        value: form?.username,
        problem: fields.username,
        maxLength: LIMITS.loginFieldMax,
      },
      {
        name: 'password',
        label: M.password,
        hint: M.passwordHint,
        type: 'password',
        autocomplete: 'new-password',
        problem: fields.password,
        maxLength: LIMITS.loginFieldMax,
      },
      {
        name: 'passwordConfirm',
        label: M.passwordConfirm,
        type: 'password',
        autocomplete: 'new-password',
        problem: fields.passwordConfirm,
        maxLength: LIMITS.loginFieldMax,
      },
    ],
    other: { question: M.haveAccount, label: M.login, href: `/oidc/interaction/${uid}/sign-in` },
  };
}

interface CodeState {
  /** Where the number was sent to; unknown once it counts no more. */
  readonly email: string | undefined;
  readonly problem?: string;
  readonly alert?: string;
}

export const codeForm = (brand: string, uid: string, { email, problem, alert }: CodeState): FormPage => ({
  brand,
  title: M.codeTitle,
  subtitle: email ? M.codeSentTo(email) : M.codeSent,
  action: `/oidc/interaction/${uid}/sign-up/code`,
  alert,
  submit: M.codeSubmit,
  fields: [
    {
      name: 'code',
      label: M.code,
      hint: M.codeHint,
      autocomplete: 'one-time-code',
      inputMode: 'numeric',
      problem,
      maxLength: 20,
    },
  ],
  other: { question: M.codeAgain, label: M.backToSignUp, href: `/oidc/interaction/${uid}/sign-up` },
});
