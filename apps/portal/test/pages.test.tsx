import { createApiClient } from '@selvedge/api-client';
import { communityContract } from '@selvedge/api-contract/community';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HomePage } from '../app/home/home-page';
import { type Home, loadHome } from '../app/home/load-home.server';
import type { Locale } from '../app/language/address';
import { parseCommunity } from '../app/layout/community';
import { loadNews } from '../app/news/load-news.server';
import { NewsArticle } from '../app/news/news-article';
import { portalApi } from '../server/api';
import { demoDatabase } from '../server/testing/demo-database';

const server = portalApi(await demoDatabase(), { TRUST_PROXY: 0 });

function clientIn(language: Locale) {
  return createApiClient({
    contract: communityContract,
    base: 'http://portal.test',
    send: async (request) => server.fetch(request),
    language,
  });
}

async function demoHome(language: Locale) {
  const api = clientIn(language);
  const [home, info] = await Promise.all([loadHome(api, language), api.officialWeb.baseInfo()]);
  return { home, community: parseCommunity(info), locale: language };
}

const textOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the home page', () => {
  it('shows the association’s news, activities, announcements, jobs, council and companies in Chinese', async () => {
    const text = textOf(renderToStaticMarkup(<HomePage {...(await demoHome('zh-cn'))} />));
    for (const words of [
      '纬岸纺织行业协会',
      '四十二家工厂，一天谈成一百零六个样',
      '27 11月 牛仔水洗节水技术沙龙 14:00 · 协会二楼 · 公开',
      '已满 · 候补 4 人',
      '置顶 关于缴纳下一年度会费的通知 11-19',
      '织造车间主任 1.2–1.6 万',
      '沈 沈某 会长',
      '青禾色织',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('shows the same in English, each text written for itself', async () => {
    const text = textOf(renderToStaticMarkup(<HomePage {...(await demoHome('en'))} />));
    for (const words of [
      '27 Nov Evening on water-saving denim washes',
      'Full · 4 waiting',
      '¥12–16k',
      'Ms Shen President',
    ]) {
      expect(text).toContain(words);
    }
    expect(text.replaceAll('纬岸', '')).not.toMatch(/\p{Script=Han}/u);
  });

  it('has one first heading, and the headings below it skip no level', async () => {
    const markup = renderToStaticMarkup(<HomePage {...(await demoHome('en'))} />);
    const levels = [...markup.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, place) => {
      expect(level).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1);
    });
  });

  it('offers the lead’s picture in the widths that the server makes, and loads it first', async () => {
    const markup = renderToStaticMarkup(<HomePage {...(await demoHome('en'))} />);
    expect(markup).toMatch(/<img[^>]+\/p2\/1-rolls_t4_w1024_q80\.webp 1024w[^>]+fetchpriority="high"/);
  });

  it('says what each place is for when there is nothing in it yet', async () => {
    const { community } = await demoHome('en');
    const nothing: Home = {
      news: [],
      activities: [],
      announcements: [],
      jobs: [],
      companies: { list: [], total: 0 },
      council: [],
      banners: [],
    };
    const text = textOf(renderToStaticMarkup(<HomePage home={nothing} community={community} locale="en" />));
    for (const words of [
      'No news yet',
      'No event is planned',
      'No notices at present',
      'No open positions at present',
      'The council is not announced yet',
      'The directory is still empty',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('tells how many companies there are when it shows a part of them', async () => {
    const { home, ...rest } = await demoHome('en');
    const many: Home = { ...home, companies: { ...home.companies, total: 120 } };
    expect(textOf(renderToStaticMarkup(<HomePage home={many} {...rest} />))).toContain('12 of 120');
  });
});

describe('an item of news', () => {
  it('is linked from the home page in the page’s language, and shows its paragraphs', async () => {
    const { home, community } = await demoHome('en');
    expect(renderToStaticMarkup(<HomePage home={home} community={community} locale="en" />)).toContain(
      `href="/en/news/${home.news[0]?.id}"`,
    );
    const article = await loadNews(clientIn('en'), home.news[0]?.id ?? 0, 'en');
    const markup = renderToStaticMarkup(<NewsArticle article={article} locale="en" />);
    expect(markup).toContain('<p>Most wanted were yarn-dyed poplins');
    expect(markup).toContain('<time dateTime="2026-11-18">');
  });
});
