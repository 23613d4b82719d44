import Account from '@mui/icons-material/AccountBalanceOutlined';
import Stages from '@mui/icons-material/AccountTreeOutlined';
import Apps from '@mui/icons-material/AppsOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import Announcement from '@mui/icons-material/CampaignOutlined';
import Category from '@mui/icons-material/CategoryOutlined';
import TextSnippet from '@mui/icons-material/DescriptionOutlined';
import Form from '@mui/icons-material/DynamicFormOutlined';
import Event from '@mui/icons-material/EventOutlined';
import Seat from '@mui/icons-material/EventSeatOutlined';
import Slip from '@mui/icons-material/FactCheckOutlined';
import Upload from '@mui/icons-material/FileUploadOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import HowToReg from '@mui/icons-material/HowToRegOutlined';
import Term from '@mui/icons-material/HowToVoteOutlined';
import Image from '@mui/icons-material/ImageOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Ledger from '@mui/icons-material/MenuBookOutlined';
import MenuIcon from '@mui/icons-material/MenuOutlined';
import Position from '@mui/icons-material/MilitaryTechOutlined';
import Banner from '@mui/icons-material/PanoramaOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Paper from '@mui/icons-material/ReceiptOutlined';
import Undelivered from '@mui/icons-material/ReportOutlined';
import Bill from '@mui/icons-material/RequestQuoteOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Visits from '@mui/icons-material/ShowChartOutlined';
import Work from '@mui/icons-material/WorkOutlineOutlined';
import type { Permission } from '@selvedge/domain/rights';
import type { ComponentType } from 'react';
import { ActivityCreate, ActivityEdit, ActivityList } from './activities/activity-screens';
import { AnnouncementCreate, AnnouncementEdit, AnnouncementList } from './announcements/announcement-screens';
import { AuditList } from './audit/audit-list';
import { CompanyCreate, CompanyEdit, CompanyList } from './companies/company-screens';
import { BillList } from './dues/bill-list';
import { BillEdit } from './dues/bill-screen';
import { DuesSettings } from './dues/dues-settings';
import { FeeCreate, FeeEdit, FeeList } from './dues/fee-screens';
import { LedgerScreen } from './dues/ledger-screen';
import { ReceiptList } from './dues/receipt-list';
import { UndeliveredList } from './dues/undelivered-list';
import { VoucherQueue } from './dues/voucher-queue';
import { InboxEdit, InboxList } from './inbox/inbox-screens';
import { JobCreate, JobEdit, JobList } from './jobs/job-screens';
import { ApplicationScreen } from './joining/application-screen';
import { JoinFormCreate, JoinFormEdit, JoinFormList } from './joining/form-screens';
import { JoinSettingsScreen } from './joining/join-settings';
import { JoiningList } from './joining/joining-list';
import {
  BannerScreen,
  CategoryScreen,
  ModelScreen,
  NavigationScreen,
  NewsCategoryScreen,
  PartnerScreen,
  PositionScreen,
  ProgramScreen,
} from './lists/list-screens';
import { MediaEdit, MediaList } from './media/media-screens';
import { MemberCreate, MemberEdit, MemberList } from './members/member-screens';
import { NewsCreate, NewsEdit } from './news/news-edit';
import { NewsList } from './news/news-list';
import { RoleCreate, RoleEdit } from './roles/role-edit';
import { RoleList } from './roles/role-list';
import { CompanySeats, SeatList } from './roll/company-seats';
import { ImportScreen } from './roll/import-screen';
import { TermList } from './roll/term-list';
import { SettingsScreen } from './settings/settings-screen';
import { VisitList } from './visits/visit-list';

/** The parts of the menu, in their order. */
export const sectionGroups = ['writing', 'received', 'people', 'dues', 'site'] as const;

/** A part of the desk: its screens, and the right without which it is not there. */
export interface Section {
  readonly name: string;
  readonly group: (typeof sectionGroups)[number];
  readonly permission: Permission;
  readonly icon: ComponentType;
  readonly list: ComponentType;
  readonly edit?: ComponentType;
  readonly create?: ComponentType;
}

const site = { group: 'site', permission: 'community.manage' } as const;

const dues = { group: 'dues', permission: 'fee.manage' } as const;

const announcing = { group: 'writing', permission: 'announcement.write' } as const;

/** The parts of the desk in the order of its menu. */
export const sections: readonly Section[] = [
  {
    name: 'news',
    group: 'writing',
    permission: 'news.write',
    icon: Article,
    list: NewsList,
    edit: NewsEdit,
    create: NewsCreate,
  },
  { name: 'newsCategories', group: 'writing', permission: 'news.publish', icon: Category, list: NewsCategoryScreen },
  {
    name: 'announcements',
    ...announcing,
    icon: Announcement,
    list: AnnouncementList,
    edit: AnnouncementEdit,
    create: AnnouncementCreate,
  },
  { name: 'announcementModels', ...announcing, icon: TextSnippet, list: ModelScreen },
  {
    name: 'jobs',
    group: 'writing',
    permission: 'job.manage',
    icon: Work,
    list: JobList,
    edit: JobEdit,
    create: JobCreate,
  },
  {
    name: 'activities',
    group: 'writing',
    permission: 'activity.manage',
    icon: Event,
    list: ActivityList,
    edit: ActivityEdit,
    create: ActivityCreate,
  },
  { name: 'media', group: 'writing', permission: 'media.manage', icon: Image, list: MediaList, edit: MediaEdit },
  { name: 'messages', group: 'received', permission: 'message.read', icon: Mail, list: InboxList, edit: InboxEdit },
  { name: 'applications', group: 'received', permission: 'job.manage', icon: Work, list: InboxList, edit: InboxEdit },
  {
    name: 'joining',
    group: 'people',
    permission: 'join.approve',
    icon: HowToReg,
    list: JoiningList,
    edit: ApplicationScreen,
  },
  {
    name: 'joinForms',
    group: 'people',
    permission: 'community.manage',
    icon: Form,
    list: JoinFormList,
    edit: JoinFormEdit,
    create: JoinFormCreate,
  },
  { name: 'joinSettings', group: 'people', permission: 'community.manage', icon: Stages, list: JoinSettingsScreen },
  {
    name: 'members',
    group: 'people',
    permission: 'member.read',
    icon: Groups,
    list: MemberList,
    edit: MemberEdit,
    create: MemberCreate,
  },
  { name: 'memberImport', group: 'people', permission: 'member.manage', icon: Upload, list: ImportScreen },
  {
    name: 'companySeats',
    group: 'people',
    permission: 'member.read',
    icon: Seat,
    list: SeatList,
    edit: CompanySeats,
  },
  {
    name: 'enterprises',
    group: 'people',
    permission: 'company.manage',
    icon: Business,
    list: CompanyList,
    edit: CompanyEdit,
    create: CompanyCreate,
  },
  { name: 'positions', group: 'people', permission: 'position.manage', icon: Position, list: PositionScreen },
  { name: 'terms', group: 'people', permission: 'position.manage', icon: Term, list: TermList },
  {
    name: 'roles',
    group: 'people',
    permission: 'role.manage',
    icon: Badge,
    list: RoleList,
    edit: RoleEdit,
    create: RoleCreate,
  },
  { name: 'fees', ...dues, icon: Receipt, list: FeeList, edit: FeeEdit, create: FeeCreate },
  { name: 'bills', ...dues, icon: Bill, list: BillList, edit: BillEdit },
  { name: 'vouchers', ...dues, icon: Slip, list: VoucherQueue },
  { name: 'ledger', ...dues, icon: Ledger, list: LedgerScreen },
  { name: 'receipts', ...dues, icon: Paper, list: ReceiptList },
  { name: 'undelivered', ...dues, icon: Undelivered, list: UndeliveredList },
  { name: 'duesSettings', ...dues, icon: Account, list: DuesSettings },
  { name: 'settings', ...site, icon: Settings, list: SettingsScreen },
  { name: 'banners', ...site, icon: Banner, list: BannerScreen },
  { name: 'partners', ...site, icon: Handshake, list: PartnerScreen },
  { name: 'miniPrograms', ...site, icon: Apps, list: ProgramScreen },
  { name: 'navigation', ...site, icon: MenuIcon, list: NavigationScreen },
  { name: 'categories', ...site, icon: Category, list: CategoryScreen },
  { name: 'visits', ...site, icon: Visits, list: VisitList },
  { name: 'audit', group: 'site', permission: 'audit.read', icon: History, list: AuditList },
];
