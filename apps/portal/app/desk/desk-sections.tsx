import Article from '@mui/icons-material/ArticleOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import Announcement from '@mui/icons-material/CampaignOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Work from '@mui/icons-material/WorkOutlineOutlined';
import type { Permission } from '@selvedge/domain/rights';
import type { ComponentType } from 'react';
import { AnnouncementCreate, AnnouncementEdit, AnnouncementList } from './announcements/announcement-screens';
import { AuditList } from './audit/audit-list';
import { InboxEdit, InboxList } from './inbox/inbox-screens';
import { NewsCreate, NewsEdit } from './news/news-edit';
import { NewsList } from './news/news-list';
import { RoleCreate, RoleEdit } from './roles/role-edit';
import { RoleList } from './roles/role-list';

/** A part of the desk: its screens, and the right without which it is not there. */
export interface Section {
  readonly name: string;
  readonly permission: Permission;
  readonly icon: ComponentType;
  readonly list: ComponentType;
  readonly edit?: ComponentType;
  readonly create?: ComponentType;
}

/** The parts of the desk in the order of its menu. */
export const sections: readonly Section[] = [
  { name: 'news', permission: 'news.write', icon: Article, list: NewsList, edit: NewsEdit, create: NewsCreate },
  {
    name: 'announcements',
    permission: 'announcement.write',
    icon: Announcement,
    list: AnnouncementList,
    edit: AnnouncementEdit,
    create: AnnouncementCreate,
  },
  { name: 'messages', permission: 'message.read', icon: Mail, list: InboxList, edit: InboxEdit },
  { name: 'applications', permission: 'job.manage', icon: Work, list: InboxList, edit: InboxEdit },
  { name: 'roles', permission: 'role.manage', icon: Badge, list: RoleList, edit: RoleEdit, create: RoleCreate },
  { name: 'audit', permission: 'audit.read', icon: History, list: AuditList },
];
