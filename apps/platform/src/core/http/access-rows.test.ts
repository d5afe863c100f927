import { reviewsContract } from '@portal/domain/reviews/reviews.contract';
import { byId, defineAccess, endsById, naming } from '../../testing/access.ts';

const { hideReview, getReview } = reviewsContract;

describe('the rows of a resource', () => {
  it('send the body of their endpoint, or do not compile', () => {
    defineAccess({ hideReview }, { rows: { hideReview: byId('one', 'none', { body: { reason: '이유' } }) } });
    // @ts-expect-error -- the endpoint has a body, and none is sent
    defineAccess({ hideReview }, { rows: { hideReview: byId('one', 'none') } });
    // @ts-expect-error -- the body has no such field
    defineAccess({ hideReview }, { rows: { hideReview: endsById('one', 'two', 'none', { body: { grounds: '' } }) } });
    // @ts-expect-error -- a field of another type
    defineAccess({ hideReview }, { rows: { hideReview: naming('one', 'none', (id) => ({ body: { reason: [id] } })) } });
    // @ts-expect-error -- the endpoint takes no body
    defineAccess({ getReview }, { rows: { getReview: { own: { body: {} } } } });
    // @ts-expect-error -- an endpoint without a row
    defineAccess({ getReview, hideReview }, { rows: { getReview: byId('one', 'none') } });
    expect(defineAccess({ getReview }, { rows: { getReview: byId('one', 'none') } }).rows).toEqual({
      getReview: {
        own: { params: { id: 'one' } },
        foreign: { params: { id: 'one' } },
        missing: { params: { id: 'none' } },
      },
    });
  });
});
