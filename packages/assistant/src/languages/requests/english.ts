import type { RequestWords } from "./request-words.ts";

export const englishRequests: RequestWords = {
  acts: {
    overview: `summar*, sumarise, sumarize, tldr, tl dr, recap*, overview, gist, synopsis, abstract, in a nutshell, nutshell, main idea, key idea, most important idea, central idea, big idea, core idea, main message, key message, main theme, rundown, run down,
      boil, sum, in few sentences, sum up, sum it up, sum this up, sum that up, boil it down, boil this down, bottom line, cliffs notes, cliff notes, cliffnotes, sparknotes, brief me,
      what is this, whats this, what is this about, whats this about, whats it about, what is it about, what was it about, what was this about, what was that about, what was all that about,
      what happened, what was said, what did he say, what did she say, what did they say, what did we talk about, what did they talk about, what did he talk, what did they discuss, whats going on, what is going on, what went on, what did i just listen to, what did i listen to, what am i listening to, catch the drift`,
    points:
      "things to remember, remember from, remember from this, take from this, biggest ideas, main point*, key point*, takeaway*, take away*, take aways, takehome*, take home*, highlights, key ideas, main ideas, main thing*, key thing*, bullet points, bulletpoints, bullets, bullet list, talking points, key facts, important facts, essentials, high points, key insight*, insights, most important things, most important points, most important parts, important bits, important parts",
    topics:
      "steps he goes, steps she goes, steps they go, what are the steps he goes, what are the steps she goes, what are the steps they go, steps does he, steps does she, steps do they, steps of the lecture, steps of the talk, steps in the lecture, steps in the talk, what are the steps of the lecture, what are the steps of the talk, what are the steps in the lecture, what are the steps in the talk, what are the parts of the lecture, what are the parts of the talk, plan of the lecture, plan of the talk, what areas, which areas, what parts, which parts, what sections, which sections, table of contents, toc, agenda, what topics, which topics, list of topics, topic list, subjects covered, topics covered, chapter list, list of chapters, list the chapters, what chapters, which chapters",
    terms:
      "terms i should know, terms to know, key term*, keyterm*, key word*, keyword*, key concept*, main concept*, main term*, glossary, vocab, vocabulary, terminology, list of terms, term list, important terms, important words, important concepts, important definitions, key definitions, main definitions, all definitions, all the definitions, technical terms, jargon, what terms, which terms, what concepts, which concepts, new words, new terms, key vocab, key vocabulary",
    explain: `explain*, clarify, break it down, break this down, break that down, break down, eli5, eli 5, make sense of, i dont understand, no idea what, dont understand, i do not understand, do not understand, didnt understand, did not understand,
      i dont get, dont get, didnt get, did not get, do not get, im confused, confused, confusing, im lost, i am lost, so lost, totally lost, completely lost, lost, easy to understand, explanation, explanations, what does that mean, what do you mean, what does it mean, whats that mean, i am confused, makes no sense, make no sense`,
    teach:
      "teach*, tutor*, walk me through, walk through, walkthrough, take me through, talk me through, go through, go over, guide me through, help me learn, help me understand, learn this with me, be my teacher, be my tutor, lesson on, give me a lesson, step me through",
    missed: `miss, missed, i missed, did i miss, couldnt attend, could not attend, cant attend, joined late, joined halfway, halfway, out sick, sick, ill, overslept, leave early, left early, wasnt there, was not there, wasnt in class, couldnt come, couldnt make it, could not make it, didnt go, did not go, skipped, i was late, was late, came late, came in late, got there late,
      fell asleep, dozed off, slept through, overslept, was asleep, zoned out, wasnt paying attention, was not paying attention, wasnt listening, not listening, was absent, absent, was sick, was ill, catch me up, catch up, fill me in, bring me up to speed, up to speed, caught up, didnt attend, did not attend`,
    notes:
      "notes, note form, take notes, make notes, lecture notes, class notes, write notes, notes please, cornell notes, note taking, noted down",
    guide:
      "study guide*, studyguide*, study sheet*, revision guide*, revision sheet*, review guide*, review sheet*, cheat sheet*, cheatsheet*, crib sheet*, study plan*, revision plan*, study pack, one pager, onepager, study notes, revision notes, mind map, mindmap, concept map",
    quiz: `quiz, quizz, quizzes, quiz me, test me, ask me, examine me, grill me, drill me, flashcard*, flash card*, quiz question*, practice question*, practise question*, practice test*, practice exam*, practice quiz*, mock exam*, mock test*, mock quiz*, multiple choice,
      mcq*, make questions, make me questions, make some questions, make up questions, write questions, give me questions, give me some questions, create questions, test questions, quiz questions, review questions, study questions, exam questions,
      example questions, sample questions, question me, questions to practice, questions to practise, test my knowledge, check my understanding, check my knowledge, self test, fill in the blank*, anki, trivia, questions i could practice, questions to test`,
    questions:
      "what questions did, which questions did, questions did he, questions did she, questions did they, questions he asked, questions she asked, questions they asked, questions were asked, questions were raised, questions came up, questions does he, questions does she, questions that were asked, questions asked in, questions raised, questions came, questions students, questions the students, did students ask, did the students ask, did he ask, did she ask, did they ask, people ask",
    exam: `exam, exams, examination, midterm*, mid term*, mid terms, on the final, for the final, the final exam, finals, on the test, for the test, my test, in the test, a test on, test tomorrow, test next week, for the quiz, on the quiz,
      to study, should i study, should i learn, must i know, must know, need to know, have to know, should know, should i know, should i memorize, should i memorise, should i remember, need to remember, need to memorize, need to memorise, have to memorize,
      need to learn, have to learn, should i revise, to revise, should i review, to review, should i focus on, need to study, gotta know, gotta study, test relevant, testable, examinable, to memorize, to memorise, will be tested, be tested on, likely to be asked`,
    define:
      "what is, whats, what are, what was, what were, wats, what r, define, definition of, definition, def, definitions of, meaning of, meaning, what does, mean, means, stands for, stand for, what exactly is, what do we mean by, what is meant by, what do they mean by",
    who: "who, whos, whose, whom, by whom, which person, which scientist, which author, which philosopher, which king, which president, which speaker, which researcher*, which economist*, what person, name of the person, name of the scientist",
    when: "when, whens, what year, which year, in what year, in which year, what date, which date, what day, which day, what month, which month, what century, which century, what decade, which decade, since when, until when, how long ago, at what time, what time, date of, year of, date for, day of",
    where:
      "where, wheres, in what place, in which place, what place, which place, which country, what country, in which country, in what country, which city, what city, in which city, in what city, what part of the lecture, at what point in, which minute, what timestamp, timestamp",
    howMany:
      "how many, how much, how long, how far, how old, how big, how large, how often, how tall, how fast, how high, how deep, how heavy, how hot, how cold, how strong, how wide, what percentage, which percentage, what percent, what number, number of, what proportion, what share, what amount, what price, what temperature, amount of, how small, how thick, how bright, percentage of",
    why: "why, whys, how come, what for, for what reason, reason for, reasons for, reason why, reasons why, reason that, reasons that, reason behind, reasons behind, the reason, what causes, what caused, cause of, causes of, what makes, what made, what leads to, what led to",
    how: "how, hows, in what way, in which way, by what means, what way, process of, mechanism of",
    list: "list, list of, list all, list the, enumerate, name the, name all, name some, name two, name three, name four, name five, what types, which types, what kinds, which kinds, what sorts, types of, kinds of, what are the types, what are the kinds, what are the steps, what are the stages, what are the phases, what are the parts, what are the effects, what are the reasons, what are the features, what are the properties, what are the rules, what are the methods, what are the ways, what are the forms, what are the advantages, what are the disadvantages, what are the problems, what are the components, what are the elements, what are the causes, what are the main types, what are the main causes, what are the two, what are the three, what are the four, what are the five, what are the six, what are the different, what are all, what are some, steps of, stages of, phases of, parts of, advantages of, disadvantages of, pros and cons, which are",
    compare:
      "difference*, differ, differs, different from, differ from, different to, different than, compare*, comparing, comparison, versus, vs, v s, distinguish*, contrast, contrasts, contrasting, contrasted, similarit*, similar to, better than, worse than, in common, same as, the same thing, similar are, alike, apart, tell apart",
    example:
      "example*, for instance, instance of, instances of, illustration of, illustrate, case study, case studies, an example",
    conclusion:
      "conclusion*, conclude*, concluding, how does it end, how did it end, how does this end, final thoughts, closing remarks, closing thoughts, final message, final words, last words, wrap up, wrap it up, wrapped up, wrapped it up, end result, in the end, outcome of the lecture, outcome of the meeting, what was decided",
    opinion:
      "what do you think, do you think, your opinion, your view, your thoughts, your take, do you agree, do you like, would you recommend, is it worth, worth listening, worth watching, worth my time, worth it, any good, is this good, is it good, was it good, is this true, is that true, is he right, is she right, are they right, is this right, is that right, is this correct, is that correct, should i trust, can i trust, do you believe, rate this, rate the, rate it, how good is, how good was, is it hard, is it difficult, is this hard, boring, interesting, agree with",
    translate:
      "translate, translated, translate into, translate to, in english, into english, to english, in spanish, into spanish, to spanish, in german, into german, to german, in french, into french, to french, in portuguese, into portuguese, to portuguese, in chinese, into chinese, to chinese, in arabic, into arabic, to arabic, in turkish, into turkish, in italian, into italian, to italian, in russian, in hindi, into hindi, in japanese, in korean, in polish, in dutch",
    rewrite:
      "cut it down, cut down, too much text, shorter, make it short, make it shorter, make that shorter, make this shorter, simpler, make it simple, make it simpler, make that simpler, longer, make it longer, make that longer, simplif*, rephrase, reword, rewrite, paraphrase, put it differently, put that differently, say it differently, say that differently, say it again, say that again, in other words, other words, shorten*, condense*, too long, too complicated, too short, less complicated, less detail, more detail, more details, more detailed, easier, in more detail, more concise, briefer, more simply, more simple, more briefly, expand on, expand, elaborate, dumb it down, dumb that down, dumb this down, tighten, as bullets instead, in bullets instead, again but",
    thanks:
      "thank*, thanx, thx, thnx, tysm, tyvm, ty, cheers, much appreciated, appreciate it, appreciated, that helped, that helps, this helped, this helps, very helpful, super helpful, so helpful, got it, perfect, awesome, great answer, good answer, nice one, well done, good job, great job, good bot, legend, lifesaver",
    greeting:
      "hi, hii*, hiya, hello, hey, heya, heyy, yo, sup, whats up, wassup, good morning, good afternoon, good evening, howdy, greetings, hi there, hello there, hey there, how are you, how r u, how are u, hows it going, how is it going, hola, bonjour, hallo, good day",
    help: "help, help me, what can you do, what can u do, what do you do, able to do, what are you able, what can i ask, can i ask, can i ask you, kind of questions, kinds of questions, sort of questions, what should i ask, what could i ask, how do you work, how does this work, how do i use, how do i use this, how to use, what are you, who are you, are you ai, are you an ai, are you a bot, are you human, are you chatgpt, what are your features, capabilities, how can you help, can you help, commands, what questions can i ask, instructions, what can this do, what does this do, how can i use",
    complaint: `thats not what, not what he said, not what she said, thats wrong, that is wrong, isnt true, isnt right, is not true, thats not right, that is not right, that isnt right, wrong answer, wrong, incorrect, not correct, thats not true, not true, not what i asked, not what i meant, didnt answer, did not answer, doesnt answer, does not answer, you didnt, useless, not helpful, unhelpful, isnt helpful, doesnt help, does not help, didnt help, bad answer,
      terrible, bad bot, stupid, you are wrong, youre wrong, your wrong, u r wrong, makes no sense, nonsense, thats a lie, you lie, hallucinat*, made that up, made it up, try again, thats not it, not it, that is not it, no thats not, doesnt make sense, this sucks, you suck, crap, rubbish, garbage, not even close, youre useless, not what he said, not what she said, he never said, she never said, they never said, never said that, didnt say that, did not say that, mistake, wtf`,
  },
  alone: {
    overview:
      "what happens, about, cover it, idea, message, sense, story, theme, main theme, purpose, essence, core, summary, point of, the point, whole thing, everything, central, describe, tell me, talk*, discuss*, short version, quick version, content, contents, version, said, say",
    points:
      "point*, important, importance, key, main, ideas, essential*, bullets, bullet, facts, matters, matter, messages, biggest, crucial, things, stuff, bits, learned, learnt, learn, lessons, arguments, argument, claims, claim, thesis, findings, results, notable, significant, interesting parts, best parts",
    topics:
      "topic*, cover*, subject, subjects, themes, chapter, chapters, section, sections, structure, structured, outline, organized, organised, order, parts, contents, touched on, went over, go over",
    terms: "term*, concept*, definition*, define, words, acronym*, abbreviation*, names, notions, defined",
    explain: "understand, get it, meaning, mean, means, sense, lost, clear, unclear",
    missed: "absent, sick, late, asleep, away, gone",
    exam: "test, tests, final, study, revise, revision, memorize, memorise, remember, know, quiz tomorrow, prepare, focus on, tested, relevant, graded, grade, review",
    quiz: "questions, question",
    conclusion:
      "end, ends, ended, ending, final, result, outcome, finish, finished, decided, decision*, last thing, finally",
    opinion: "good, bad, hard, difficult, opinion, agree, true, right, useful, recommend, think, interesting",
    notes: "note, write down, write up",
    greeting: "good",
    help: "",
    rewrite: "again, short, simple, differently, different, words",
    translate:
      "translation, english, spanish, german, french, portuguese, chinese, italian, turkish, arabic, russian, hindi, language",
    list: "all, every",
  },
  tasks: {
    act: "homework, hw, assignment*, deadline*, due date*, whats due, what is due, anything due, problem set*, pset, have to read, need to read, supposed to read, should we read, to read for, have to hand in, have to submit, to hand in, to turn in, do for next, do before next, required reading, the readings, for monday, for tuesday, for wednesday, for thursday, for friday, by monday, by tuesday, by wednesday, by thursday, by friday, until monday, until tuesday, until wednesday, until thursday, until friday, before monday, before tuesday, before wednesday, before thursday, before friday, any reading, some reading, to prepare for, prepare for next, to do for, reading did, reading he, reading she, reading was, next class, next lecture, next session, next time",
    alone: "due, tasks, task, todo, to do, to dos, todos, action items, homeworks, submit, hand in, turn in, readings",
  },
  recording:
    "lecture*, class, classes, recording*, talk, video, vid, audio, lesson, session, seminar, podcast, episode, meeting, presentation, speech, course, transcript, file, tape, clip, whole thing, entire thing, all of it, all of this, all this, the whole, entire, full thing, everything, webinar, tutorial, interview, conversation, today, todays, this one, whole, hour, hours long, long",
  pointing:
    "hes, shes, theyre, it, its, this, that, thats, them, they, their, those, these, he, him, his, she, her, one, ones, there",
  pronouns: "it, its, he, she, him, her, them, they, their, this one, that one, those, these",
  courtesy: `please, pls, plz, plss, pleasee, plox, can, could, would, will, may, might, you, u, ur, your, me, my, mine, i, im, ill, id, ive, we, us, our, ours, give, gimme, gimmie, tell, show, want, wanna, need, would like, like to, would love, love,
    get, make, do, create, write, generate, provide, produce, prepare for me, put together, list me, hand me, send, share, let me know, let, know, just, really, quick, quickly, fast, asap, real quick, super, very, so, ok, okay, k, um, uh, uhm, uhh, hmm, like, top, well, right, yeah, yes, yep, no, nah, nope, bro, bruh, dude, man, mate, buddy, lol, lmao, haha, omg, idk, tbh, ngl, btw, kindly, maybe, possible, possibly, some, any, a bit, bit, little, lil, there, now, right now, here, from, out of, for me, to me, of it, if, you can, everything, anything, something, thing, actually, basically, literally, exactly, only, but, also, again, and, then, hey, hi, hello, siri, alexa, lectern, assistant, ai, bot, chatgpt, gpt, with, without, in, on, at, to, by, as, up, over, into, too, far, got, had, have, having, is, was, were, are, be, been, am, does, did, doing, done, a, an, the, of, for, or, not, all, use, using, what, which, that, whats, wat, should, must, sort of, kind of, way, help me, help, good, great, nice, cool, look, take, lets, let us, think, wondering, trying, try, answer, read, listen, go, come, put, pick, find, pull out, extract, turn, turn this into, convert, based on, according to, sorry, theres, there is, there are, cant, cannot, cuz, because, since, after, before, while, during, from the, off, check, absolutely, type up, build, hit, understood`,
  situation: `tomorrow, tmrw, tmr, tonight, today, yesterday, morning, given, used, introduced, come up, comes up, came up, mentioned, decide, old, years old, years, week, next week, month, monday, tuesday, wednesday, thursday, friday, saturday, sunday, minutes, minute, mins, min, hour, hours, seconds, time, no time, dont, busy, hurry, rush, bus, train, late, early, friend*, mum, mom, dad, grandma, grandpa, sister, brother, roommate, boss, colleague*,
    teacher, teachers, prof, professor*, lecturer*, instructor, speaker*, tutor, presenter, host, guest, student*, someone, somebody, anyone, person, people, who, kid, child, toddler, five, year old, beginner*, newbie, dummy, dummies, idiot, layman*, laymans, laypersons, stupid, dumb, bother*, bothered, listen, listening, watch, watching, read, reading, hear, heard, paying attention, attention, concentrate, study, studying, exam, test, school, college, uni, university, homework,
    revision, forgot, forget, lazy, tired, bad, mind, brain, head, life, save, skip, skipped, phone, text, message, email, note, notes, slides, slide, worth, feel, feeling, old, new, first, last, second, paragraph*, page, pages, format, list, table, level, material, terms, words, language, english, style, way, detail, details, sentence*, line, lines, word, part, parts, section, nothing, bunch, couple, few, several, lot, lots, never, always, ever, please, gave, gives, uses, max, maximum, at most`,
  following:
    "and, but, so, then, what about, how about, whatabout, and what about, and how about, but what about, ok and, okay and, also, same for, same question for, now for, as for, and for",
  more: "more, more please, tell me more, say more, more about, go on, continue, keep going, next, and then, what else, anything else, what more, more on, further, some more, another, another one, one more, more of that, give me more",
  ordinals: [
    "first, 1st, number one, number 1",
    "second, 2nd, number two, number 2",
    "third, 3rd, number three, number 3",
    "fourth, 4th, number four, number 4",
    "fifth, 5th, number five, number 5",
    "last, final one",
  ],
  form: {
    points:
      "point, points, bullet, bullets, bulletpoint, bulletpoints, takeaway, takeaways, thing, things, item, items, idea, ideas, fact, facts, term, terms, concept, concepts, topic, topics, question, questions, word, definitions, keywords, key, main, most important, important, keyword, examples, highlights, insights, flashcards, dot points",
    sentences: "sentence, sentences, line, lines, liner, liners",
    short:
      "short, shorter, shortly, brief, briefly, briefer, quick, quickly, concise, concisely, super short, very short, in short, tldr, tl dr, nutshell, condensed, few words, couple of words, few sentences, couple of sentences, couple sentences, short version, one paragraph, a paragraph, shorten, condense, small, tweet, too long, less detail, gist, rundown",
    long: "long, longer, detailed, detail, in detail, details, thorough, thoroughly, in depth, indepth, comprehensive, full, complete, extensive, elaborate, expand, everything, step by step, too short, more detail",
    simple:
      "simple, simpler, simply, easy, easier, easily, plain english, plain language, plain words, layman*, laymans terms, eli5, eli 5, like im 5, like im five, like i am five, like i am 5, like im a child, like im a kid, like im stupid, like im dumb, for dummies, for a beginner, for beginners, dumb it down, dumb this down, dumb that down, for a child, for a kid, five year old, 5 year old, easy words, everyday language, normal words, too complicated, less complicated, basic terms, basic words, 12 year old, ten year old, 10 year old, kid friendly, without jargon, no jargon, break it down, break this down, idiot",
  },
  subjects:
    "exam, exams, translation, summary, quiz, test, note, notes, term, terms, topic, topics, example, examples, conclusion, opinion, definition, definitions, concept, concepts, keyword, glossary, abstract, term, point, points, vocabulary, flashcard, outline, argument, thesis, agenda, theme, message, comparison, jargon, table of contents, insight, difference",
  article: "a, an, any, is, are, does, do, mean, means",
  beforeSubject: "about, on, regarding, concerning",
  ofSubject: "of, with",
  between: /\s(?:and|with|versus|vs\.?|from|to|or|than)\s/giu,
  elides: false,
};
