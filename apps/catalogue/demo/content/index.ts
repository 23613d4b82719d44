import { articles } from './articles';
import { categories } from './categories';
import { downloads } from './downloads';
import { navigation } from './navigation';
import { pages } from './pages';
import { products } from './products';
import { reductions } from './reductions';
import { reviews } from './reviews';
import { shop } from './shop-terms';
import { site } from './site';
import type { DemoContent } from './types';
import { videos } from './videos';

/** Weftland Mills, whole: what an empty database is filled with. No clock and no chance in it; two reads are equal. */
export const demoContent: DemoContent = {
  site,
  navigation,
  categories,
  products,
  reductions,
  shop,
  reviews,
  articles,
  videos,
  downloads,
  pages,
};

export type {
  AttributeGroup,
  DemoArticle,
  DemoAttribute,
  DemoCategory,
  DemoCertificate,
  DemoConstruction,
  DemoContent,
  DemoDownload,
  DemoFastness,
  DemoLink,
  DemoNavigation,
  DemoPage,
  DemoProduct,
  DemoReduction,
  DemoSection,
  DemoShop,
  DemoShrinkage,
  DemoSite,
  DemoSocialEntry,
  DemoTarget,
  DemoUse,
  DemoVideo,
  DemoYarnCount,
  FibreShare,
  ProductKind,
  SectionKind,
  Words,
} from './types';
