import type { DemoArticle } from '../types';

export const articles: readonly DemoArticle[] = [];
