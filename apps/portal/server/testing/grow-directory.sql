-- Adds `:members` members to community 1: each with a company, a region and words in both languages, made of family names
-- and given names, every seventh of them seen by members only.
with made as (
  insert into members (community_id, company_id, region_id, joined_at, privacy)
  select 1,
    (select array_agg(id order by id) from companies where community_id = 1)[1 + n % 120],
    (select array_agg(id order by id) from categories where community_id = 1 and kind = 'region')[1 + n % 5],
    timestamptz '2020-01-01' + n * interval '1 hour',
    case when n % 7 = 0 then jsonb_set(example.privacy, '{name}', '"members"') else example.privacy end
  from generate_series(1, :members) n,
    (select '{"name":"public","picture":"public","company":"public","post":"public","region":"public","introduction":"public","phone":"hidden","email":"members","joined":"public"}'::jsonb as privacy) example
  returning id)
insert into member_texts (member_id, language, name, initial, post, introduction)
select made.id, words.language,
  words.family || words.separator || words.given || words.separator || made.id,
  left(words.family, 1), words.post, words.introduction
from made, lateral (values
  ('zh-cn', ('{赵,钱,孙,李,周,吴,郑}'::text[])[1 + made.id % 7],
    ('{织云,梭子,经纬,染青,棉生,麻衣,绢华,锦程,绣春,缎红,绒雪}'::text[])[1 + made.id % 11], '', '厂长', '三十年织造经验'),
  ('en', ('{Zhao,Qian,Sun,Li,Zhou,Wu,Zheng}'::text[])[1 + made.id % 7],
    ('{Zhiyun,Suozi,Jingwei,Ranqing,Miansheng,Mayi,Juanhua,Jincheng,Xiuchun,Duanhong,Rongxue}'::text[])[1 + made.id % 11], ' ', 'Mill manager', 'Thirty years beside looms')
) words(language, family, given, separator, post, introduction)
