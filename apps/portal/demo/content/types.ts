/** A text in both languages of the portal, written for itself in each. */
export interface Words {
  readonly 'zh-cn': string;
  readonly en: string;
}

/** A picture of `demo/pictures`, without folder and ending. */
export interface DemoPicture {
  readonly name: string;
  readonly alt: Words;
}

/**
 * Days before (negative) or after the day on which the demo is loaded: an association whose next evening lies in the
 * past would show an empty calendar.
 */
export type DayOffset = number;

export interface DemoCommunity {
  readonly seal: string;
  readonly foundedYear: number;
  readonly email: string;
  readonly phone: string;
  readonly name: Words;
  readonly desc: Words;
  readonly introduction: Words;
  readonly address: Words;
  readonly hours: Words;
  readonly registrationNumber: string;
  readonly charterAdoptedOn: string;
  readonly about: Words;
  readonly charter: Words;
  readonly registeredWith: Words;
}

/** Who may see a field of somebody; what is not named keeps the association's default. */
export type DemoPrivacy = Readonly<Partial<Record<string, 'public' | 'members' | 'hidden'>>>;

export interface DemoPerson {
  readonly name: Words;
  readonly initial: Words;
  readonly post?: Words;
  readonly introduction?: Words;
  readonly phone?: string;
  readonly email?: string;
  readonly privacy?: DemoPrivacy;
}

export interface DemoProduct {
  readonly name: Words;
  readonly summary: Words;
  readonly picture?: DemoPicture;
}

export interface DemoCompany {
  readonly key: string;
  readonly rank: 'president' | 'vice' | 'council' | 'member';
  readonly joined: DayOffset;
  readonly name: Words;
  readonly trade: Words;
  readonly picture?: DemoPicture;
  readonly people: readonly DemoPerson[];
}

/** A company with everything that its page shows. */
export interface DemoEnterprise extends DemoCompany {
  readonly trades: readonly string[];
  readonly region: string;
  readonly founded: number;
  readonly employees: number;
  readonly website?: string;
  readonly phone: string;
  readonly email: string;
  readonly introduction: Words;
  readonly address: Words;
  readonly products: readonly DemoProduct[];
}

/** An office and who holds it, as `company key / place in its list of people`. */
export interface DemoPosition {
  readonly title: Words;
  readonly duty: Words;
  readonly rank: 'council' | 'supervisors' | 'secretariat' | 'members';
  readonly seats: number;
  readonly holders: readonly (readonly [company: string, person: number])[];
  /** Who held it in the term before. */
  readonly before?: readonly (readonly [company: string, person: number])[];
}

export interface DemoNews {
  readonly category: string;
  readonly day: DayOffset;
  /** Left out for what is published. */
  readonly state?: 'draft' | 'scheduled';
  readonly isTop?: boolean;
  readonly picture?: DemoPicture;
  readonly title: Words;
  readonly summary: Words;
  readonly body: Words;
}

export interface DemoAnnouncement {
  readonly day: DayOffset;
  /** Left out for what is published. */
  readonly state?: 'draft' | 'scheduled';
  readonly isTop?: boolean;
  readonly title: Words;
  readonly body: Words;
}

/** What somebody has written to the association or to a company, and how far the secretariat is with it. */
export interface DemoLetter {
  readonly hoursAgo: number;
  readonly from: string;
  readonly phone: string;
  readonly email: string;
  readonly content: string;
  readonly language: 'zh-cn' | 'en';
  readonly state: 'new' | 'seen' | 'answered';
  readonly note?: string;
}

export interface DemoLetters {
  readonly messages: readonly DemoLetter[];
  /** Each for one of the association's jobs, by its place among them. */
  readonly applications: readonly (DemoLetter & { readonly job: number })[];
}

export interface DemoActivity {
  readonly day: DayOffset;
  /** Local time of Zhejiang, `09:30`. */
  readonly from: string;
  readonly hours: number;
  readonly seats: number;
  /** How many members have put their names down; those beyond the seats are waiting. */
  readonly enrolled: number;
  readonly audience: 'everyone' | 'members' | 'council';
  readonly title: Words;
  readonly place: Words;
  readonly summary: Words;
  readonly state?: 'draft' | 'cancelled';
  /** Why it was cancelled. */
  readonly reason?: Words;
  /** The day on which enrolment closes, when it does not stay open until the start. */
  readonly closes?: DayOffset;
  /** Yuan for everybody, and for members. */
  readonly price?: readonly [everybody: number, members: number];
  /** The most people of one enrolment. */
  readonly party?: number;
  /** Behind those who are enrolled a party of so many waits, and wants its places together. */
  readonly waitingParty?: number;
  /** The last of the places is offered to somebody who has not answered yet. */
  readonly isOffering?: boolean;
  /** Those who were enrolled were checked in, but for a few. */
  readonly came?: boolean;
}

export interface DemoJob {
  readonly company: string;
  readonly day: DayOffset;
  /** Yuan a month; left out when it is agreed in person. */
  readonly pay?: readonly [from: number, to: number];
  readonly title: Words;
  readonly place: Words;
  readonly summary: Words;
}

/** A job with everything that its page shows. */
export interface DemoVacancy extends DemoJob {
  readonly description: Words;
  readonly requirements: Words;
  readonly openings: number;
  /** Days until nobody can apply any more. */
  readonly closes: number;
}

export interface DemoNavigationEntry {
  readonly place: 'header' | 'footer';
  readonly href: string;
  readonly label: Words;
}

type Titled = Readonly<Record<string, { readonly title: Words }>>;

/** A community with everything that stands on its pages. */
export interface DemoAssociation {
  /** What its pages begin with on a host that it shares, `/c/…`; null for the one that the host shows. */
  readonly path: string | null;
  readonly community: DemoCommunity;
  readonly trades: Titled;
  readonly regions: Titled;
  readonly enterprises: readonly DemoEnterprise[];
  readonly positions: readonly DemoPosition[];
  readonly news: { readonly categories: Readonly<Record<string, Words>>; readonly items: readonly DemoNews[] };
  readonly announcements: readonly DemoAnnouncement[];
  readonly activities: readonly DemoActivity[];
  readonly jobs: readonly DemoVacancy[];
  readonly letters: DemoLetters;
  readonly navigation: readonly DemoNavigationEntry[];
  readonly partners: readonly { readonly name: Words; readonly summary: Words; readonly href?: string }[];
  readonly banners: readonly { readonly title: Words; readonly picture: DemoPicture; readonly href: string }[];
  readonly programs: readonly { readonly appId: string; readonly name: Words; readonly summary: Words }[];
}
