import { expect, test } from "vitest";
import { isInSaudiArabia } from "./country";

const INSIDE = `
Riyadh 24.71 46.68
Makkah 21.42 39.83
Madinah 24.47 39.61
Tabuk 28.38 36.57
Haql 29.28 34.94
Durra border post 29.34 34.96
Halat Ammar 29.15 36.07
Al Qurayyat 31.33 37.34
Al Haditha 31.46 37.17
Turaif 31.67 38.66
Arar 30.98 41.02
Rafha 29.62 43.50
Hafar Al Batin 28.43 45.96
Ar Ruqi 29.00 46.52
Al Khafji 28.43 48.49
Jubail corniche 27.02 49.67
Ras Tanura 26.65 50.15
Tarout island 26.57 50.06
Dammam corniche 26.46 50.12
Khobar corniche 26.30 50.22
Al Uqair 25.64 50.21
Salwa 24.73 50.77
Al Batha border post 24.12 51.56
Shaybah 22.52 54.00
Sharurah 17.47 47.11
Al Wadiah 17.33 47.12
Najran 17.49 44.13
Dhahran Al Janub 17.67 43.50
Jizan 16.89 42.55
Samtah 16.60 42.94
At Tuwal 16.51 42.97
Farasan 16.70 42.12
Jeddah corniche 21.60 39.10
Yanbu 24.09 38.05
Umluj 25.02 37.27
Al Wajh 26.23 36.45
Duba 27.35 35.69
Sharma 28.03 35.22
Magna 28.40 34.74
`;

const OUTSIDE = `
Aqaba 29.53 35.00
Eilat 29.55 34.95
Taba 29.49 34.90
Sharm El Sheikh 27.92 34.33
Mudawwara 29.32 35.99
Azraq 31.83 36.82
Amman 31.95 35.93
Ar Rutba 33.04 40.28
Nukhayb 32.04 42.25
As Salman 30.50 44.54
Basra 30.51 47.78
Kuwait City 29.37 47.98
Al Wafrah 28.64 47.93
Nuwaiseeb 28.58 48.39
Manama 26.22 50.59
Hamad Town 26.11 50.51
Zallaq 26.05 50.49
Doha 25.29 51.53
Dukhan 25.42 50.79
Abu Samra 24.75 50.83
Sila 24.03 51.76
Abu Dhabi 24.45 54.38
Liwa 23.13 53.77
Al Ain 24.22 55.76
Salalah 17.02 54.09
Thumrait 17.67 54.02
Thamud 17.29 49.92
Al Abr 16.13 47.24
Saada 16.94 43.76
Haradh 16.41 43.06
Midi 16.32 42.81
Al Hudaydah 14.80 42.95
Sanaa 15.37 44.19
Kamaran 15.35 42.60
Dahlak 15.80 40.20
Port Sudan 19.62 37.22
Middle of the Red Sea 21.00 38.00
Middle of the Gulf 27.50 51.00
Null Island 0 0
Swapped Riyadh 46.68 24.71
`;

const towns = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [, name, lat, lng] = /^(.+) (\S+) (\S+)$/.exec(line) ?? [];
      return [name ?? line, Number(lat), Number(lng)] as const;
    });

test.each(towns(INSIDE))("%s is in Saudi Arabia", (_name, lat, lng) =>
  expect(isInSaudiArabia({ lat, lng })).toBe(true),
);

test.each(towns(OUTSIDE))("%s is not in Saudi Arabia", (_name, lat, lng) =>
  expect(isInSaudiArabia({ lat, lng })).toBe(false),
);
