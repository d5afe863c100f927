import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles } from './title-messages.ts';

/** What families say of a teacher's classes, and what she does with it (REV-1). It stands in the menu of the classes. */
export const reviewsSection = defineSection({
  id: 'reviews',
  routes: [
    {
      path: paths.reviews(),
      title: titles.page,
      access: 'account',
      ...lazyPage(async () => (await import('./page/reviews-page.tsx')).ReviewsPage),
    },
  ],
});
