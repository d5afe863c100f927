// The reference of calendar: plain FullCalendar 7 with the same answers of the same address. Bundled for the browser.
import FullCalendar from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import ko from '@fullcalendar/react/locales/ko';
import '@fullcalendar/react/skeleton.css';
import classic from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/themes/classic/palette.css';
import '@fullcalendar/react/themes/classic/theme.css';
import timeGrid from '@fullcalendar/react/timegrid';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const DAY_MS = 86_400_000;
const query = new URLSearchParams(location.search);
/** Every event carries its day, by which the bench sees that a day has been drawn. */
const onDay = (day) => `on-${day}`;

const lessonEvent = ({ id, className, startAt, endAt }) => ({
  id,
  title: className,
  start: startAt,
  end: endAt,
  className: onDay(startAt.slice(0, 10)),
});
const ownEvent = ({ id, title, date, time, endTime }) => ({
  id,
  title,
  start: `${date}T${time}:00+09:00`,
  end: `${date}T${endTime}:00+09:00`,
  className: onDay(date),
});

async function events({ start, end }) {
  // The bench's browser has Seoul's clocks; FullCalendar's end is the first day that is not shown.
  const day = (date) => date.toLocaleDateString('sv-SE');
  const answer = await fetch(`/tns/v1/calendar?from=${day(start)}&to=${day(new Date(end.getTime() - DAY_MS))}`);
  const { data } = await answer.json();
  return [...data.lessons.map(lessonEvent), ...data.events.map(ownEvent)];
}

createRoot(document.getElementById('root')).render(
  createElement(FullCalendar, {
    plugins: [dayGrid, timeGrid, classic],
    initialView: query.get('view') === 'week' ? 'timeGridWeek' : 'dayGridMonth',
    initialDate: query.get('date'),
    locale: ko,
    firstDay: 1,
    // As much as ours shows: three lines a day, the whole weeks of the month, no height of its own.
    dayMaxEvents: 3,
    fixedWeekCount: false,
    height: 'auto',
    headerToolbar: { start: 'prev,next today', center: 'title', end: '' },
    events,
  }),
);
