import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { login, newPassword, oauth } from '../messages.ts';

/** The portal's own pages: they belong to no section because they need the frame's session. */
export const signInSection = defineSection({
  id: 'sign-in',
  routes: [
    {
      path: paths.login(),
      title: login.title,
      access: 'public',
      ...lazyPage(async () => (await import('./login-page.tsx')).LoginPage),
    },
    {
      path: paths.oauthCallback(),
      title: oauth.title,
      access: 'public',
      ...lazyPage(async () => (await import('./callback-page.tsx')).CallbackPage),
    },
    {
      path: paths.newPassword.pattern,
      title: newPassword.title,
      access: 'public',
      byLink: true,
      ...lazyPage(async () => (await import('../new-password/new-password-page.tsx')).NewPasswordPage),
    },
  ],
});
