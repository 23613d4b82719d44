import Article from '@mui/icons-material/ArticleOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import type { Permission } from '@selvedge/domain/rights';
import type { ComponentType } from 'react';
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
  /** How one record of it is called in headings. */
  readonly title?: (record: { readonly [field: string]: unknown }) => string;
}

/** The parts of the desk in the order of its menu. */
export const sections: readonly Section[] = [
  { name: 'news', permission: 'news.write', icon: Article, list: NewsList, edit: NewsEdit, create: NewsCreate },
  { name: 'roles', permission: 'role.manage', icon: Badge, list: RoleList, edit: RoleEdit, create: RoleCreate },
];
