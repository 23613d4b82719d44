import { activities } from '../content/activities';
import { community } from '../content/community';
import { letters } from '../content/letters';
import { newsCategories } from '../content/news';
import { banners, miniPrograms, navigation, partners } from '../content/official-web';
import { pastActivities } from '../content/past-activities';
import { positions } from '../content/positions';
import type { DemoAssociation, Words } from '../content/types';
import { unfinishedAnnouncements, unfinishedNews } from '../content/unfinished';
import { makeAnnouncements } from './make-announcements';
import { makeEnterprises } from './make-enterprises';
import { makeJobs } from './make-jobs';
import { makeNews } from './make-news';
import { regions } from './name-words';
import { trades } from './trades';

/** The association: what is written by hand, and as much made beside it as an association has. */
export function makeAssociation(): DemoAssociation {
  const enterprises = makeEnterprises();
  return {
    path: null,
    community,
    trades,
    regions: Object.fromEntries(Object.entries(regions).map(([key, title]: [string, Words]) => [key, { title }])),
    enterprises,
    positions,
    news: { categories: newsCategories, items: [...makeNews(), ...unfinishedNews] },
    announcements: [...makeAnnouncements(), ...unfinishedAnnouncements],
    activities: [...activities, ...pastActivities],
    jobs: makeJobs(enterprises),
    letters,
    navigation,
    partners,
    banners,
    programs: miniPrograms,
  };
}
