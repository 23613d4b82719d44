import type { DemoAssociation, DemoNavigationEntry, Words } from './types';

const words = (chinese: string, english: string): Words => ({ 'zh-cn': chinese, en: english });

export const partners: DemoAssociation['partners'] = [
  {
    name: words('纬岸镇商务办', 'Weftshore Office of Commerce'),
    summary: words('展位补贴与出口服务', 'Fair grants and export advice'),
    href: 'https://commerce.weftshore.example',
  },
  {
    name: words('梭溪职业技术学校', 'Suoxi Vocational School'),
    summary: words('学徒班与夜校', 'Apprentices and evening classes'),
    href: 'https://school.suoxi.example',
  },
  {
    name: words('东湾纺织检测中心', 'Dongwan Textile Laboratory'),
    summary: words('会员检测九折', 'Ten per cent off tests for members'),
  },
  {
    name: words('横山物流', 'Hengshan Freight'),
    summary: words('拼箱与冷门港口', 'Part loads and small ports'),
    href: 'https://freight.hengshan.example',
  },
  {
    name: words('锦里设计周', 'Jinli Design Week'),
    summary: words('每年四月', 'Every April'),
    href: 'https://week.jinli.example',
  },
  { name: words('麻田农合社', 'Matian Growers’ Union'), summary: words('有机棉与亚麻原料', 'Organic cotton and flax') },
];

export const banners: DemoAssociation['banners'] = [
  {
    title: words('会员名录：一百二十家企业，按工种和片区找', 'The directory: 120 companies by trade and region'),
    picture: { name: 'yard', alt: words('叠放整齐的面料', 'Cloth in neat folds') },
    href: '/companies',
  },
  {
    title: words('招聘：会员企业正在找人', 'Jobs at our members'),
    picture: { name: 'mill', alt: words('织机上的经纱与布面', 'Warp and cloth on a loom') },
    href: '/jobs',
  },
];

export const miniPrograms: DemoAssociation['programs'] = [
  {
    appId: 'weftshore-events',
    name: words('纬岸活动', 'Weftshore Events'),
    summary: words('报名、签到、查座位', 'Enrol, check in, find your seat'),
  },
  {
    appId: 'weftshore-swatch',
    name: words('寻样', 'Swatch Finder'),
    summary: words('拍一块布，问全体会员', 'Photograph a cloth and ask all members'),
  },
];

export const navigation: readonly DemoNavigationEntry[] = [
  { place: 'header', href: '/news', label: words('资讯', 'News') },
  { place: 'header', href: '/announcements', label: words('公告', 'Notices') },
  { place: 'header', href: '/#activities', label: words('活动', 'Events') },
  { place: 'header', href: '/companies', label: words('会员企业', 'Companies') },
  { place: 'header', href: '/members', label: words('会员名录', 'Members') },
  { place: 'header', href: '/jobs', label: words('招聘', 'Jobs') },
  { place: 'header', href: '/people', label: words('理事会', 'Council') },
  { place: 'header', href: '/about', label: words('关于协会', 'About') },
  { place: 'footer', href: '/about', label: words('协会简介', 'About us') },
  { place: 'footer', href: '/people', label: words('组织机构', 'Council and secretariat') },
  { place: 'footer', href: '/companies', label: words('会员企业', 'Member companies') },
  { place: 'footer', href: '/members', label: words('会员名录', 'Member directory') },
  { place: 'footer', href: '/news', label: words('新闻资讯', 'News') },
  { place: 'footer', href: '/announcements', label: words('通知公告', 'Notices') },
  { place: 'footer', href: '/jobs', label: words('招聘信息', 'Jobs') },
  { place: 'footer', href: '/contact', label: words('联系我们', 'Contact') },
  { place: 'footer', href: '/news.rss', label: words('RSS 订阅', 'RSS feed') },
];
