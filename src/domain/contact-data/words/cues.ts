/**
 * What someone says before contact data, by the English words that the rules know. `_` stands for a space. Words that English has, too, are
 * left out, whatever they mean elsewhere.
 */
export const cues: Record<string, string> = {
  my: 'mi meu minha mein meine meinem meiner mijn mój moja moje mojej můj môj moj moju mio мой моя мое моё моей моем мій моя моє моєму моят моята мојот мој моја mun minun mano mana benim mənim менің ჩემი իմ שלי من मेरा मेरी मेरे माझा माझी माझे माझ्या मेरो আমার என் எனது నా ನನ್ನ എന്റെ ਮੇਰਾ ਮੇਰੀ મારો મારી મારું මගේ میرا میری saya ko akin aking akong yangu langu yami wami የኔ của_tôi của_em của_mình ของผม ของฉัน ของดิฉัน 제 私の 我的 mitt mit',
  our: 'nuestro nuestra nosso nossa notre unser unsere onze nasz nasza náš naše наш наша наше нашего हमारा हमारी আমাদের எங்கள் మా ഞങ്ങളുടെ ہمارا aming wetu yetu chúng_tôi 우리 我们的 弊社の',
  number:
    'número numero numéro nummer numer numerze číslo broj broju номер номера номеру номером nummeret numărul numarul szám αριθμός нөмірім नंबर नम्बर নম্বর নাম্বার எண் నంబర్ నెంబర్ ನಂಬರ್ നമ്പർ ਨੰਬਰ નંબર අංකය رقم نمبر شماره מספר 번호 番号 号码 號碼 เบอร์ namba nambari nomor nombor inombolo lambar ቁጥር numeris numurs',
  'my number':
    'numaram nömrəm numerom számom telefonszámom رقمي رقمى هاتفي جوالي موبايلي شمارهام lambata nombari_yangu numeroni puhelinnumeroni ስልኬ',
  phone:
    'teléfono celular telefone téléphone portable telefoon telefon telefono telefón telefonu telefonnummer puhelin τηλέφωνο телефон телефону телефоном mobil móvil móbil هاتف تلفون جوال موبايل تلفن فون फोन मोबाइल ফোন মোবাইল தொலைபேசி ఫోన్ ഫോൺ ਫੋਨ ફોન טלפון 전화 핸드폰 電話 电话 手机 手機 โทร điện_thoại simu selepon telepon',
  'call me':
    'llámame llámeme llamame me_liga ligue_me appelez_moi appelle_moi ruf_mich_an rufen_sie_mich_an chiamami mi_chiami zadzwoń dzwoń dzwonić zavolejte volejte звоните позвоните звони дзвоніть телефонуйте اتصل_بي اتصلوا_بي tawagan_mo_ako tawag_lang hívjon hívj ara beni_ara arayın sunați sună',
  email:
    'correo correio courriel e_posta eposta почта почту почте почтой мейл имейл мыло пошта пошту пошті поща имел بريد البريد ايميل إيميل الإيميل ایمیل ईमेल ईमेल_आईडी मेल ইমেইল ইমেল மின்னஞ்சல் இமெயில் ఈమెయిల్ ಇಮೇಲ್ ഇമെയിൽ ਈਮੇਲ ઇમેઇલ ઈમેલ ඊමේල් ای_میل 邮箱 郵箱 邮件 メール 이메일 메일 อีเมล อีเมล์ מייל אימייל sähköposti sähköpostini barua_pepe emel surel imel mejl mailem mailadresse skrzynka',
  'my email':
    'بريدي ايميلي إيميلي ایمیلم e_postam mailim adresim email_címem e_mailem emailem e_mail_címem címem sähköpostiosoitteeni ኢሜይሌ',
  site: 'sitio sítio página strona stronie stránka stránky stranica сайт сайте сайта сайту webseite webbplats homepage internetseite sito weboldal honlap sayfa sitesi موقع الموقع سایت ویب_سائٹ वेबसाइट साइट ওয়েবসাইট சைட் வலைத்தளம் இணையதளம் వెబ్‌సైట్ ವೆಬ್‌ಸೈಟ್ വെബ്സൈറ്റ് ਵੈੱਬਸਾਈਟ વેબસાઇટ 网站 網站 网址 網址 サイト ホームページ 사이트 홈페이지 เว็บไซต์ เว็บ אתר האתר trang_web tovuti hjemmeside hemsida nettside sivusto ιστοσελίδα situs laman_web veb_sajt sajt вебсайт уебсайт',
  'my site': 'موقعي sitem sitemiz honlapom weboldalam nettsiden_min sivuni kotisivuni',
  nick: 'ник ника ником никнейм нік ніком нікнейм usuario usuário utilisateur pseudo identifiant benutzername nutzername nazwa_użytkownika użytkownik uživatelské_jméno логин логін korisničko_ime felhasználónév kullanıcı_adı kullanıcı_adım یوزرنیم یوزر اسم_المستخدم يوزر يوزري یوزرم معرف آیدی ایدی ユーザー名 アカウント 用户名 用戶名 账号 帳號 账户 아이디 계정 ไอดี आईडी যুজারনেম gebruikersnaam användarnamn brukernavn käyttäjänimi nome_de_usuário nombre_de_usuario nom_d_utilisateur nome_utente apelido apodo',
  'my account': 'حسابي حسابى hesabım fiókom tilini',
  is: 'es é è est ist jest este är είναι هو هي है हैं আছে ہے است adalah ay là คือ 是 to_jest',
  'write me':
    'escríbeme escribeme escríbanme escríbame escreve_me me_escreve me_chama me_chame me_acha écris_moi écrivez_moi schreib_mir schreiben_sie_mir scrivimi mi_scriva napisz_do_mnie napisz pisz piszcie pište napište пишите пиши напишите пишіть напишіть пишете راسلني راسلوني تواصل_معي تواصلوا_معي yaz_bana bana_yazın yazın írj írjon scrie_mi kirjoita skriv_til schrijf_mij hubungi_saya nhắn_tin',
  'add me':
    'agrégame agregame añádeme adiciona_me me_adiciona ajoute_moi ajoutez_moi aggiungimi dodaj_mnie добавьте добавь додайте ekle beni_ekle 加我 添加我 추가해 i_add add_nyo_po_ako',
  'find me':
    'búscame buscame me_procura me_siga sígueme cherchez_moi trouvez_moi such_mich finden_sie_mich cercami znajdź_mnie найдите найди ищите знайдіть шукайте ابحثوا_عني hanapin_nyo_ako cari_saya',
  'area code':
    'lada ddd vorwahl indicatif prefijo prefixo prefisso kierunkowy předvolba předčíslí код_города код_міста',
  rest: 'resto reste остаток остальное решта resztę reszta zbytek kalan',
  'starts with':
    'empieza_con comienza_con inicia_con começa_com commence_par beginnt_mit inizia_con zaczyna_się_od начинается_с починається_з',
  'ends with':
    'termina_en termina_con termina_com finit_par se_termine_par endet_mit finisce_con kończy_się_na заканчивается_на закінчується_на',
  there: 'там allí ahí allá là_bas dort tam هناك',
}
